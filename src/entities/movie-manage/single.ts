import { areas, captions, image, instant, int, json, oneOf, ref, refs } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * A published list needs 3 playable items in every area; fewer later raise an issue and the app hides the list there.
 * While a home component, rank or push points at it, taking it down names them and asks.
 */
export default defineEntity({
  name: 'single',
  service: 'cms',
  label: 'title',
  scale: 20_000,
  demo: 120,
  fields: {
    title: captions({ max: 60, required: true }),
    intro: captions({ max: 500 }),
    cover: image(), // 16:9; empty composes the first four covers
    fill: oneOf(['manual', 'rule', 'mixed'], { default: 'manual' }),
    rule: json<Rule>(), // required unless manual
    display: oneOf(['poster', 'landscape', 'ranked', 'story'], { default: 'poster' }),
    owner: ref('up'),
    areas: areas({ required: true }),
    clients: refs('client'),
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
})

/** Which titles fill the list. */
interface Rule {
  types?: string[]
  genres?: number[]
  countries?: number[]
  languages?: string[]
  years?: [from: number, to: number]
  access?: string[]
  minScore?: number
  sort: 'plays' | 'score' | 'newest'
  /** From 1 to 200. */
  limit: number
  refreshHours: number
}
