import {
  areas,
  because,
  captions,
  image,
  instant,
  int,
  json,
  languages,
  oneOf,
  ref,
  refs,
  rows,
  string,
} from '../../fields'
import { defineEntity } from '../../schema/entity'
import { ageRatings, definitions } from '../../shared/codes'
import { titleStates } from '../../shared/title-states'

/** What may be left for a while; a licence that has ended may not. */
export const ignorable = [
  'noCover',
  'noResource',
  'failedResource',
  'noSubtitle',
  'licenceExpiring',
  'noTitleInLanguage',
  'episodeGap',
  'duplicate',
] as const

/**
 * Any title, as a read model of movie, series, short and `contentVideo`, refreshed within 5 s of a save; it is what
 * every reference to a title of whatever kind points at, and it has its title's id. A command on it runs the same
 * checks as on the title itself, item by item; failures are listed per item, never silently skipped. As deep links a
 * movie is MOVIE, a series DRAMA, a short SHORT, a themed list ALBUM, a star STAR.
 */
export default defineEntity({
  name: 'contentItem',
  service: 'cms',
  api: 'content',
  label: 'title',
  lead: { picture: 'coverVertical' },
  search: ['title', 'originalTitle'],
  scale: 1_200_000,
  demo: 900,
  keep: 'always', // as long as the title or the list that it belongs to
  numbering: 'title',
  scopedBy: 'areas',
  groups: {
    identity: ['type', 'title', 'copyrightTag', 'platformTag', 'up'],
    contents: ['ignored'],
    media: ['coverVertical'],
    safety: ['issues'],
    audience: ['areas', 'clients'],
    schedule: ['licenceEndsAt', 'ignoredUntil', 'publishAt', 'offAt'],
    results: ['year', 'weight', 'plays30d'],
    settings: ['originalTitle', 'genres', 'access', 'ageRating', 'topDefinition', 'subtitleLanguages'],
  },
  fields: {
    type: oneOf(['movie', 'series', 'short', 'video'], { readOnly: true }),
    title: captions({ readOnly: true }),
    originalTitle: string({ max: 200, readOnly: true }),
    coverVertical: image({ readOnly: true, shape: 'poster' }),
    year: int({ plain: true, readOnly: true }),
    genres: refs('tag', { readOnly: true }),
    copyrightTag: ref('tag', { readOnly: true }),
    platformTag: ref('tag', { readOnly: true }),
    up: ref('up', { readOnly: true }),
    areas: areas({ group: 'state', readOnly: true }),
    clients: refs('client', { readOnly: true, emptyMeans: 'all' }),
    access: oneOf(['free', 'vip', 'purchase', 'coin', 'adUnlock'], { readOnly: true }),
    ageRating: oneOf(ageRatings, { readOnly: true }),
    weight: int({ min: 0, max: 1000, readOnly: true }),
    topDefinition: oneOf(['none', ...definitions], { readOnly: true }),
    subtitleLanguages: languages({ readOnly: true }),
    licenceEndsAt: instant({ readOnly: true }), // earliest end over its areas
    issues: json<Issue[]>({ readOnly: true }),
    /** Issues that somebody has chosen to leave until a moment; they are shown again from then on. */
    ignored: rows(
      {
        issue: oneOf(ignorable, { required: true }),
        until: instant({ required: true }),
        reason: because({ required: false }),
      },
      { readOnly: true, distinct: 'issue' },
    ),
    ignoredUntil: instant({ readOnly: true }), // the earliest of these moments
    plays30d: int({ readOnly: true }),
    publishAt: instant({ readOnly: true }),
    offAt: instant({ readOnly: true }),
  },
  states: titleStates,
  ledger: true,
})

interface Issue {
  code: (typeof ignorable)[number] | 'licenceExpired'
  area?: number
  language?: string
}
