import { bool, captions, image, instant, int, order, percent, ref } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'singleRecommendItem',
  service: 'community',
  api: 'singleRecommend/item',
  label: 'single',
  scale: 60_000,
  demo: 320,
  scopedBy: 'recommend',
  schedule: { from: 'startAt', until: 'endAt' },
  groups: {
    identity: ['recommend', 'single'],
    contents: ['wording'],
    media: ['cover'],
    schedule: ['startAt', 'endAt'],
    results: ['playable', 'clickRate7d'],
    settings: ['order', 'pinned', 'enabled'],
  },
  fields: {
    recommend: ref('singleRecommend', { required: true }),
    single: ref('single', { required: true }),
    cover: image({ shape: 'cover' }), // empty takes the list's own
    wording: captions({ max: 40 }),
    order: order(),
    pinned: bool({ default: false }),
    startAt: instant(),
    endAt: instant(),
    playable: int({ readOnly: true }), // titles of the list with rights in the chosen area
    clickRate7d: percent({ readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
  unique: [['recommend', 'single']],
  ordered: { by: 'order', within: ['recommend'] },
})
