import { areas, bool, captions, deepLink, image, int, manyOf, oneOf, percent, ref, string, url } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** It says where what it shows comes from. While a page has it, it is neither deleted nor archived. */
export default defineEntity({
  name: 'homeComponent',
  service: 'cms',
  label: 'name',
  scale: 20_000,
  demo: 120,
  scopedBy: 'areas',
  groups: {
    identity: ['name', 'kind', 'source', 'plate', 'rankComponent', 'adSlot'],
    contact: ['url'],
    contents: ['title', 'more'],
    media: ['titleIcon'],
    audience: ['platforms', 'areas'],
    results: ['usedOn', 'clickRate7d', 'playRate7d'],
    settings: [
      'showTitle',
      'algorithm',
      'columns',
      'rows',
      'coverShape',
      'autoplay',
      'carouselSeconds',
      'minItems',
      'enabled',
    ],
  },
  fields: {
    name: string({ max: 60, required: true }), // seen by staff only
    platforms: manyOf(['app', 'tv', 'pc', 'short', 'game'], { required: true }),
    kind: oneOf(
      [
        'banner',
        'iconGrid',
        'posterRow',
        'posterGrid',
        'largeCard',
        'shortFeed',
        'rankRow',
        'liveRow',
        'starRow',
        'topicRow',
        'communityFeed',
        'continueWatching',
        'appointmentRow',
        'recommended',
        'adSlot',
        'vipBar',
        'notice',
        'activityEntry',
        'webView',
      ],
      { required: true },
    ),
    title: captions({ max: 40 }),
    showTitle: bool({ default: true }),
    titleIcon: image(),
    source: oneOf(['plate', 'rankComponent', 'rule', 'algorithm', 'adSlot', 'url'], { required: true }),
    plate: ref('plate'),
    rankComponent: ref('rankComponent'),
    adSlot: ref('adSlot'),
    algorithm: oneOf(['guessYouLike', 'becauseYouWatched', 'trending', 'newArrivals', 'friendsWatch', 'nearbyLive']),
    url: url(),
    columns: int({ max: 6, min: 1, default: 3 }),
    rows: int({ max: 20, min: 1, default: 1 }),
    coverShape: oneOf(['portrait', 'landscape', 'square', 'round'], { default: 'portrait' }),
    autoplay: bool({ default: false }),
    carouselSeconds: int({ max: 15, min: 2, default: 4 }),
    more: deepLink(), // the More link
    minItems: int({ default: 3 }), // hidden when fewer remain after area filtering
    areas: areas({ group: 'state', required: true }),
    usedOn: int({ readOnly: true }), // live placements
    clickRate7d: percent({ readOnly: true }),
    playRate7d: percent({ readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
  states: {
    active: { archive: 'archived' },
    archived: { restore: 'active' },
  },
})
