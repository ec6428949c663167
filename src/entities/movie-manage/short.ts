import {
  areas,
  because,
  captions,
  image,
  images,
  instant,
  int,
  languages,
  oneOf,
  percent,
  ref,
  refs,
  string,
} from '../../fields'
import { defineEntity } from '../../schema/entity'
import { credits } from '../../shared/credit'
import { ageRatings } from '../../shared/codes'
import { titleStates } from '../../shared/title-states'

/**
 * A vertical drama of short episodes: the rules of a movie hold, and every episode up to the first paid one plus one
 * must be ready before publishing. Each episode is 30 s to 10 min and vertical (9:16); another shape needs a
 * confirmation. Access by coin needs a pay rule in /short-manage/episode-pay; episodes of a partner go through
 * initial and final review first.
 */
export default defineEntity({
  name: 'short',
  service: 'cms',
  label: 'title',
  lead: { picture: 'coverVertical', also: 'originalTitle' },
  search: ['title', 'originalTitle'],
  scale: 25_000,
  demo: 140,
  numbering: 'title',
  scopedBy: 'areas',
  groups: {
    identity: [
      'title',
      'originalTitle',
      'dubOf',
      'copyrightTag',
      'platformTag',
      'up',
      'source',
      'reviewTask',
      'year',
      'genres',
      'spokenLanguages',
      'ageRating',
      'totalEpisodes',
    ],
    contents: ['hook', 'intro', 'credits'],
    media: ['coverVertical', 'coverHorizontal', 'coverVariants'],
    money: ['coinsPerEpisode'],
    people: ['stateReason'],
    audience: ['audience', 'areas', 'clients'],
    schedule: ['publishAt', 'offAt', 'licenceEndsAt'],
    results: ['releasedEpisodes', 'freeEpisodes', 'completeness', 'plays30d', 'payRate', 'finishRate'],
    settings: ['serialState', 'localisation', 'access', 'weight', 'coverLabels', 'subtitleLanguages'],
  },
  fields: {
    title: captions({ max: 80, required: true }),
    originalTitle: string({ max: 200, required: true }),
    hook: captions({ max: 60 }),
    intro: captions({ max: 1000 }),
    coverVertical: image({ required: true, shape: 'poster' }), // 3:4, at least 720×960
    coverHorizontal: image({ shape: 'cover' }), // 16:9, for home page rows
    coverVariants: images({ max: 6 }), // shown in turn; the click rate of each is next to it
    totalEpisodes: int({ min: 1, max: 200, required: true }),
    releasedEpisodes: int({ readOnly: true }),
    serialState: oneOf(['upcoming', 'airing', 'paused', 'finished'], { default: 'finished' }),
    spokenLanguages: languages({ required: true }),
    dubOf: ref('short'), // set for a dubbed version; episode count must match
    localisation: oneOf(['original', 'dubbed', 'reshot'], { default: 'original' }),
    genres: refs('tag', { max: 5, required: true }),
    audience: oneOf(['female', 'male', 'all'], { default: 'all' }),
    copyrightTag: ref('tag', { required: true }),
    platformTag: ref('tag'),
    credits,
    up: ref('up', { required: true }),
    source: oneOf(['licensed', 'original', 'partner', 'ugc'], { default: 'partner' }),
    ageRating: oneOf(ageRatings, { required: true }),
    areas: areas({ group: 'state', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    access: oneOf(['free', 'vip', 'coin', 'adUnlock'], { default: 'coin' }),
    freeEpisodes: int({ readOnly: true }), // set in /short-manage/episode-pay
    coinsPerEpisode: int({ readOnly: true }), // set in /short-manage/episode-pay
    year: int({ plain: true, min: 2015, max: 2100 }),
    weight: int({ min: 0, max: 1000, default: 100 }),
    publishAt: instant(),
    offAt: instant(),
    coverLabels: refs('coverLabel', { readOnly: true }),
    subtitleLanguages: languages({ readOnly: true }),
    completeness: percent({ readOnly: true }),
    licenceEndsAt: instant({ readOnly: true }),
    plays30d: int({ readOnly: true }),
    payRate: percent({ readOnly: true }), // buyers of the first paid episode over viewers of the last free one
    finishRate: percent({ readOnly: true }),
    reviewTask: ref('reviewTask', { readOnly: true }),
    stateReason: because({ readOnly: true, required: false }),
  },
  states: titleStates,
  unique: [['originalTitle', 'localisation', 'year']],
})
