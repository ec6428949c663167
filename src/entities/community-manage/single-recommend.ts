import { areas, bool, captions, instant, int, oneOf, order, percent, refs } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'singleRecommend',
  service: 'community',
  label: 'title',
  scale: 5_000,
  demo: 40,
  scopedBy: 'areas',
  groups: {
    identity: ['title'],
    audience: ['areas', 'clients', 'userTags'],
    schedule: ['startAt', 'endAt'],
    results: ['itemCount', 'shown7d', 'clickRate7d', 'saveRate7d'],
    settings: ['place', 'style', 'mode', 'tags', 'showCount', 'order', 'enabled'],
  },
  fields: {
    title: captions({ max: 30, required: true }),
    place: oneOf(['square', 'topicPage', 'detailPage', 'searchEmpty'], { required: true }),
    style: oneOf(['slider', 'stack', 'bigCard'], { default: 'slider' }),
    mode: oneOf(['manual', 'byTag', 'personal'], { default: 'manual' }),
    tags: refs('tag'),
    areas: areas({ group: 'state', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    userTags: refs('userTag', { emptyMeans: 'everyone' }),
    showCount: int({ max: 30, min: 1, default: 10 }),
    itemCount: int({ readOnly: true }),
    order: order(),
    startAt: instant(),
    endAt: instant(),
    shown7d: int({ readOnly: true }),
    clickRate7d: percent({ readOnly: true }),
    saveRate7d: percent({ readOnly: true }), // lists saved by those shown
    enabled: bool({ default: true, role: 'switch' }),
  },
  states: {
    draft: { publish: 'live' },
    live: { takeDown: 'offline', byTime: 'ended' },
    offline: { publish: 'live' },
    ended: {},
  },
  clock: [{ states: ['live'], until: 'endAt' }],
})
