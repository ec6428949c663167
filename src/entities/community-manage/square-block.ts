import { areas, bool, captions, deepLink, instant, int, oneOf, order, percent, ref, refs } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Waterfall is last and once; a manual block with fewer than 3 visible items is left out of the app and marked
 * here.
 */
export default defineEntity({
  name: 'squareBlock',
  service: 'community',
  label: 'name',
  scale: 5_000,
  demo: 48,
  scopedBy: 'areas',
  schedule: { from: 'startAt', until: 'endAt' },
  groups: {
    identity: ['name', 'kind', 'source'],
    contents: ['more'],
    audience: ['areas', 'clients', 'minVersion', 'maxVersion', 'userTags'],
    schedule: ['startAt', 'endAt'],
    results: ['shown7d', 'clickRate7d'],
    settings: ['style', 'showTitle', 'topics', 'creators', 'count', 'order', 'enabled'],
  },
  fields: {
    name: captions({ max: 24, required: true }),
    kind: oneOf(['banner', 'topics', 'hotList', 'singles', 'creators', 'liveRooms', 'games', 'polls', 'waterfall'], {
      required: true,
    }),
    style: oneOf(['slider', 'grid2', 'grid3', 'list', 'cards'], { required: true }),
    showTitle: bool({ default: true }),
    more: deepLink(),
    source: oneOf(['auto', 'manual'], { default: 'auto' }),
    topics: refs('topic', { max: 20 }),
    creators: refs('user', { max: 20 }),
    count: int({ max: 30, min: 1, default: 6 }),
    areas: areas({ group: 'state', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    minVersion: ref('clientVersion'),
    maxVersion: ref('clientVersion'),
    userTags: refs('userTag', { emptyMeans: 'everyone' }),
    order: order(),
    startAt: instant(),
    endAt: instant(),
    shown7d: int({ readOnly: true }),
    clickRate7d: percent({ readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
})
