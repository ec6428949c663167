import {
  areas,
  because,
  bool,
  captions,
  date,
  decimal,
  image,
  images,
  instant,
  int,
  json,
  languages,
  oneOf,
  percent,
  ref,
  refs,
  string,
  text,
} from '../../fields'
import { defineEntity } from '../../schema/entity'
import { credits } from '../../shared/credit'
import { ageRatings } from '../../shared/codes'
import { titleStates } from '../../shared/title-states'

/**
 * A title in episodes: the rules of a movie hold, where the main part is episode 1.
 *
 * `releasedEpisodes` never exceeds `totalEpisodes`; setting finished needs all of them enabled, and a gap in the
 * numbers is an issue. `freeEpisodes` plus `vipLead` may not exceed `totalEpisodes`. An episode is never seen before
 * its series is published, nor after it is taken down. Pausing asks for a reason and tells followers nothing unless
 * asked.
 */
export default defineEntity({
  name: 'series',
  service: 'cms',
  api: 'drama',
  label: 'title',
  search: ['title', 'originalTitle', 'aliases', 'imdbId'],
  scale: 35_000,
  demo: 160,
  numbering: 'title',
  scopedBy: 'areas',
  fields: {
    title: captions({ max: 120, required: true }),
    originalTitle: string({ max: 200, required: true }),
    aliases: text({ max: 1000 }),
    kind: oneOf(['drama', 'anime', 'variety', 'documentary', 'kids'], { required: true }),
    season: int({ min: 1, max: 99, default: 1 }),
    tagline: captions({ max: 60 }),
    intro: captions({ max: 2000 }),
    coverVertical: image({ required: true }), // 2:3, at least 600×900
    coverHorizontal: image({ required: true }), // 16:9, at least 1280×720
    stills: images({ max: 20 }),
    trailer: ref('contentVideo'),
    year: int({ plain: true, min: 1900, max: 2100, required: true }),
    releaseDate: date(),
    spokenLanguages: languages({ required: true }),
    countries: refs('country', { required: true }),
    genres: refs('tag', { max: 6, required: true }),
    plotTags: refs('tag', { max: 20 }),
    copyrightTag: ref('tag', { required: true }),
    platformTag: ref('tag'),
    credits,
    xilie: ref('xilie', { readOnly: true }),
    up: ref('up', { required: true }),
    source: oneOf(['licensed', 'original', 'partner', 'ugc', 'crawled'], { default: 'licensed' }),
    totalEpisodes: int({ min: 1, max: 3000, required: true }),
    releasedEpisodes: int({ readOnly: true }),
    serialState: oneOf(['upcoming', 'airing', 'paused', 'finished'], { default: 'upcoming' }),
    /** 1 is Monday; gives each new episode its publishAt. */
    updateDays: json<{ days: number[]; updateTime: string; timeZone: string }>(),
    episodesPerUpdate: int({ min: 1, max: 50, default: 2 }),
    ageRating: oneOf(ageRatings, { required: true }),
    score: decimal({ min: 0, max: 10 }),
    imdbId: string({ pattern: '^tt[0-9]{7,9}$' }),
    areas: areas({ group: 'state', required: true }),
    countryGroups: refs('countryGroup'),
    clients: refs('client'),
    access: oneOf(['free', 'vip', 'purchase', 'adUnlock'], { default: 'vip' }),
    freeEpisodes: int({ min: 0, default: 2 }),
    vipLead: int({ min: 0, max: 20, default: 0 }),
    product: ref('product'),
    downloadable: bool({ default: false }),
    weight: int({ min: 0, max: 1000, default: 100 }),
    publishAt: instant(),
    offAt: instant(),
    coverLabels: refs('coverLabel', { readOnly: true }),
    subtitleLanguages: languages({ readOnly: true }), // those that all released episodes have
    completeness: percent({ readOnly: true }),
    licenceEndsAt: instant({ readOnly: true }),
    plays30d: int({ readOnly: true }),
    followers: int({ readOnly: true }),
    reviewTask: ref('reviewTask', { readOnly: true }),
    stateReason: because({ readOnly: true, required: false }),
  },
  states: titleStates,
  unique: [['originalTitle', 'year', 'season']],
})
