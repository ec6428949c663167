import { areas, bool, captions, image, instant, int, manyOf, oneOf, order } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'emojiPack',
  service: 'cms',
  api: 'emoji/pack',
  label: 'name',
  scale: 500,
  demo: 12,
  scopedBy: 'areas',
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
    enabled: bool({ default: true }),
  },
})
