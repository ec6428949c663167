import { bool, captions, image, int, order, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** A banned user or anchor is hidden from honours while banned. */
export default defineEntity({
  name: 'liveActivityHonor',
  service: 'activity',
  api: 'liveActivity/honor',
  label: 'title',
  lead: { picture: 'photo' },
  scale: 50_000,
  demo: 90,
  scopedBy: 'template',
  groups: {
    identity: ['template', 'rank', 'title', 'user', 'anchor', 'guild', 'badge'],
    contents: ['speech'],
    media: ['photo'],
    results: ['score'],
    settings: ['place', 'season', 'position', 'enabled'],
  },
  fields: {
    template: ref('liveActivityTemplate', { required: true }),
    rank: ref('liveActivityRank'),
    title: captions({ max: 30, required: true }), // e.g. Champion of season 3
    user: ref('user'),
    anchor: ref('anchor'),
    guild: ref('guild'),
    place: int({ max: 10, min: 1, required: true }),
    score: int({ readOnly: true }),
    season: string({ max: 20, required: true }),
    photo: image({ shape: 'portrait' }), // 600x800; empty takes the portrait
    speech: captions({ max: 200 }),
    badge: ref('activityReward'),
    position: order(),
    enabled: bool({ default: true, role: 'switch' }),
  },
  unique: [['template', 'season', 'rank', 'place']],
  ordered: { by: 'position', within: ['template'] },
})
