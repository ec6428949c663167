import { areas, bool, captions, deepLink, image, instant, int, oneOf, order, percent, ref, video } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** A target stands once in a plate. */
export default defineEntity({
  name: 'plateItem',
  service: 'cms',
  api: 'plate/item',
  label: ['title', 'target'],
  lead: { picture: 'cover' },
  scale: 1_000_000,
  demo: 2_000,
  keep: 'always', // as long as the title or the list that it belongs to
  scopedBy: 'areas',
  schedule: { from: 'startsAt', until: 'endsAt' },
  groups: {
    identity: ['plate', 'target', 'title'],
    contents: ['subtitle', 'badgeText'],
    media: ['cover', 'video'],
    audience: ['areas'],
    schedule: ['startsAt', 'endsAt'],
    results: ['impressions7d', 'clickRate7d'],
    settings: ['badge', 'position', 'pinned', 'availability', 'enabled'],
  },
  fields: {
    plate: ref('plate', { required: true }),
    target: deepLink({ required: true }),
    title: captions({ max: 60 }), // empty takes the target's own
    subtitle: captions({ max: 80 }),
    cover: image({ shape: 'cover' }), // shape by the component; checked for size
    video: video(), // preview up to 15 s and 8 MB
    badge: oneOf(['none', 'new', 'hot', 'exclusive', 'vip', 'free', 'updated', 'custom'], { default: 'none' }),
    badgeText: captions({ max: 10 }),
    areas: areas({ group: 'state', required: true }),
    startsAt: instant(),
    endsAt: instant(),
    position: order(),
    pinned: bool({ default: false }),
    availability: oneOf(['ok', 'offline', 'noRights', 'expired'], { readOnly: true }),
    impressions7d: int({ readOnly: true }),
    clickRate7d: percent({ readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
  ordered: { by: 'position', within: ['plate'] },
})
