import { areas, captions, decimal, group, image, instant, int, languages, manyOf, oneOf, ref, refs } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * A published list needs 3 playable items in every area; fewer later raise an issue and the app hides the list there.
 * While a home component, rank or push points at it, taking it down names them and asks.
 */
export default defineEntity({
  name: 'single',
  service: 'cms',
  label: 'title',
  lead: { picture: 'cover' },
  scale: 20_000,
  demo: 120,
  scopedBy: 'areas',
  groups: {
    identity: ['title', 'owner'],
    contents: ['intro', 'rule'],
    media: ['cover'],
    audience: ['areas', 'clients'],
    schedule: ['publishAt', 'offAt', 'filledAt'],
    results: ['items', 'playable', 'usedBy', 'views30d', 'favourites'],
    settings: ['fill', 'display', 'tags'],
  },
  fields: {
    title: captions({ max: 60, required: true }),
    intro: captions({ max: 500 }),
    cover: image({ shape: 'cover' }), // 16:9; empty composes the first four covers
    fill: oneOf(['manual', 'rule', 'mixed'], { default: 'manual' }),
    /** Which titles fill the list; required unless it is filled by hand. */
    rule: group({
      types: manyOf(['movie', 'series', 'short']),
      genres: refs('tag'),
      countries: refs('country'),
      languages: languages(),
      yearFrom: int({ plain: true, min: 1900, max: 2100 }),
      yearTo: int({ plain: true, min: 1900, max: 2100 }),
      access: manyOf(['free', 'vip', 'purchase', 'coin', 'adUnlock']),
      minScore: decimal({ min: 0, max: 10 }),
      sort: oneOf(['plays', 'score', 'newest'], { default: 'plays' }),
      limit: int({ min: 1, max: 200, default: 50 }),
      refreshHours: int({ min: 1, max: 168, default: 24 }),
    }),
    filledAt: instant({ readOnly: true }), // when its rule has filled it last
    display: oneOf(['poster', 'landscape', 'ranked', 'story'], { default: 'poster' }),
    owner: ref('up'),
    areas: areas({ group: 'state', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    tags: refs('tag', { max: 5 }),
    items: int({ readOnly: true }),
    playable: int({ readOnly: true }), // items on the shelf now in at least one of its areas
    publishAt: instant(),
    offAt: instant(),
    usedBy: int({ readOnly: true }),
    views30d: int({ readOnly: true }),
    favourites: int({ readOnly: true }),
  },
  states: {
    draft: { schedule: 'scheduled', publish: 'published' },
    scheduled: { byTime: 'published', unschedule: 'draft' },
    published: { takeDown: 'offShelf', byTime: 'offShelf' },
    offShelf: { publish: 'published', schedule: 'scheduled' },
  },
  clock: [
    { states: ['scheduled'], from: 'publishAt' },
    { states: ['published'], until: 'offAt' },
  ],
})
