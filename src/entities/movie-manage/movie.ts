import {
  areas,
  because,
  bool,
  captions,
  date,
  decimal,
  duration,
  image,
  images,
  instant,
  int,
  languages,
  manyOf,
  oneOf,
  percent,
  ref,
  refs,
  string,
  text,
} from '../../fields'
import { defineEntity } from '../../schema/entity'
import { credits } from '../../shared/credit'
import { ageRatings, definitions } from '../../shared/codes'
import { titleStates } from '../../shared/title-states'

/**
 * A title in one part.
 *
 * Publish and schedule need `zh_CN` and en title and intro, both covers, an enabled main part with a ready resource
 * of 480p or more, and a licence active for every area for which it is put up; all faults are shown at once, each
 * with a link to its field. An area without a subtitle in one of its languages (nor spoken language) is a warning
 * which the publisher confirms, not a stop.
 *
 * Whoever submitted it may not approve it. Block and unblock need the legal permission and a reason; a blocked title
 * is playable nowhere, also not from a link. The licence job takes a title down per area at the licence's end and
 * warns its editor 30, 7 and 1 days before. R18 may never reach an area whose rating limit is lower; the save is
 * refused with the areas named.
 *
 * Only a draft which was never published may be deleted; all others are archived, with their play history kept. The
 * same `originalTitle` and year, or `imdbId`, warns of a duplicate. Changing areas, access or product of a published
 * title asks for a confirmation which lists the buyers and viewers it touches; buyers keep what they bought.
 */
export default defineEntity({
  name: 'movie',
  service: 'cms',
  label: 'title',
  lead: { picture: 'coverVertical', also: 'originalTitle' },
  search: ['title', 'originalTitle', 'aliases', 'imdbId'],
  scale: 120_000,
  demo: 320,
  numbering: 'title',
  scopedBy: 'areas',
  groups: {
    identity: [
      'title',
      'originalTitle',
      'trailer',
      'copyrightTag',
      'platformTag',
      'xilie',
      'up',
      'source',
      'imdbId',
      'tmdbId',
      'product',
      'reviewTask',
      'year',
      'genres',
      'plotTags',
      'spokenLanguages',
      'ageRating',
      'duration',
    ],
    contents: ['aliases', 'tagline', 'intro', 'credits'],
    media: ['coverVertical', 'coverHorizontal', 'logo', 'stills'],
    people: ['stateReason'],
    audience: ['countries', 'areas', 'countryGroups', 'clients'],
    schedule: ['releaseDate', 'freeFrom', 'publishAt', 'offAt', 'licenceEndsAt'],
    results: ['completeness', 'plays30d', 'completionRate'],
    settings: [
      'warnings',
      'score',
      'access',
      'previewSeconds',
      'downloadable',
      'castable',
      'watchTogether',
      'weight',
      'coverLabels',
      'topDefinition',
      'subtitleLanguages',
    ],
  },
  fields: {
    title: captions({ max: 120, required: true }),
    originalTitle: string({ max: 200, required: true }),
    aliases: text({ max: 1000 }), // one a line; all are searched
    tagline: captions({ max: 60 }),
    intro: captions({ max: 2000 }),
    coverVertical: image({ required: true, shape: 'poster' }), // 2:3, at least 600×900, jpg/png, under 2 MB
    coverHorizontal: image({ required: true, shape: 'cover' }), // 16:9, at least 1280×720, under 2 MB
    logo: image(), // transparent png
    stills: images({ max: 20 }),
    trailer: ref('contentVideo'),
    releaseDate: date(),
    year: int({ plain: true, min: 1900, max: 2100, required: true }),
    duration: duration({ readOnly: true }), // of the main part
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
    ageRating: oneOf(ageRatings, { required: true }),
    warnings: manyOf(['violence', 'sex', 'horror', 'drugs', 'language', 'religion']),
    score: decimal({ min: 0, max: 10 }), // one decimal; empty shows no score
    imdbId: string({ pattern: '^tt[0-9]{7,9}$', example: 'tt0111161', unique: true, role: 'code' }),
    tmdbId: string({ max: 12, unique: true, role: 'code' }),
    areas: areas({ group: 'state', required: true }),
    countryGroups: refs('countryGroup', { emptyMeans: 'noLimit' }), // narrows areas
    clients: refs('client', { emptyMeans: 'all' }),
    access: oneOf(['free', 'vip', 'purchase', 'adUnlock'], { default: 'vip' }),
    product: ref('product'), // required when access is purchase; the price stands in the product
    previewSeconds: duration({ max: 1200, default: 300 }),
    freeFrom: instant(), // access turns free at this time
    downloadable: bool({ default: false }),
    castable: bool({ default: true }),
    watchTogether: bool({ default: true }),
    weight: int({ min: 0, max: 1000, default: 100 }),
    publishAt: instant(),
    offAt: instant(), // after publishAt and never later than the licence's end
    coverLabels: refs('coverLabel', { readOnly: true }),
    topDefinition: oneOf(['none', ...definitions], { readOnly: true }),
    subtitleLanguages: languages({ readOnly: true }),
    completeness: percent({ readOnly: true }),
    licenceEndsAt: instant({ readOnly: true }),
    plays30d: int({ readOnly: true }),
    completionRate: percent({ readOnly: true }),
    reviewTask: ref('reviewTask', { readOnly: true }),
    stateReason: because({ readOnly: true, required: false }),
  },
  states: titleStates,
})
