import { areas, bool, captions, deepLink, instant, int, languages, oneOf, order, percent, ref } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * A word, anchor, room, category or page that search suggests. At most 20 in the hot list and 10 hints in the search box
 * of an area; a word that the filter of search bars is refused.
 */
export default defineEntity({
  name: 'liveHotSearch',
  service: 'live',
  api: 'hotSearch',
  label: 'word',
  scale: 5_000,
  demo: 60,
  scopedBy: 'areas',
  schedule: { from: 'startsAt', until: 'endsAt' },
  groups: {
    identity: ['kind', 'word', 'anchor', 'room', 'category', 'source'],
    contact: ['link'],
    safety: ['blocked'],
    audience: ['areas', 'languages'],
    schedule: ['startsAt', 'endsAt'],
    results: ['searches24h', 'clicks24h', 'trend'],
    settings: ['place', 'badge', 'order', 'pinned', 'enabled'],
  },
  fields: {
    kind: oneOf(['word', 'anchor', 'room', 'category', 'link'], { required: true }),
    word: captions({ max: 30, required: true }),
    anchor: ref('anchor'),
    room: ref('liveRoom'),
    category: ref('roomCategory'),
    link: deepLink(),
    place: oneOf(['hotList', 'searchBox', 'noResult'], { default: 'hotList' }),
    badge: oneOf(['none', 'hot', 'new', 'up', 'live'], { default: 'none' }),
    areas: areas({ group: 'liveSetting', required: true }),
    languages: languages({ emptyMeans: 'all' }),
    source: oneOf(['hand', 'trend'], { default: 'hand', readOnly: true }),
    order: order(),
    blocked: bool({ default: false, readOnly: true }), // a trend that is not to come up again
    pinned: bool({ default: false }),
    startsAt: instant(),
    endsAt: instant(),
    searches24h: int({ readOnly: true }),
    clicks24h: int({ readOnly: true }),
    trend: percent({ readOnly: true }), // against the day before
    enabled: bool({ default: true, role: 'switch' }),
  },
})
