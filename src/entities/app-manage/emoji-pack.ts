import { areas, bool, captions, image, instant, int, manyOf, oneOf, order } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'emojiPack',
  service: 'cms',
  api: 'emoji/pack',
  label: 'name',
  lead: { picture: 'cover' },
  scale: 500,
  demo: 12,
  scopedBy: 'areas',
  groups: {
    identity: ['name'],
    media: ['cover'],
    audience: ['scenes', 'areas'],
    schedule: ['startsAt', 'endsAt'],
    results: ['emojiCount', 'sent7d'],
    settings: ['access', 'minLevel', 'position', 'enabled'],
  },
  fields: {
    name: captions({ max: 20, required: true }),
    cover: image({ required: true }),
    scenes: manyOf(['comment', 'danmaku', 'live', 'privateMessage', 'watchTogether'], { required: true }),
    areas: areas({ group: 'configur', required: true }),
    access: oneOf(['free', 'vip', 'level', 'fanClub'], { default: 'free' }),
    minLevel: int(), // for level
    startsAt: instant(),
    endsAt: instant(),
    position: order(),
    emojiCount: int({ readOnly: true }),
    sent7d: int({ readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
})
