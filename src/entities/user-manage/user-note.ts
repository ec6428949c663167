import { bool, images, ref, text } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'userNote',
  service: 'user',
  api: 'note',
  label: 'text',
  scale: 1_000_000,
  demo: 300,
  keep: 'always', // what was reported, and what came of it
  scopedBy: 'user',
  fields: {
    user: ref('user', { required: true }),
    text: text({ max: 1000, required: true }),
    images: images({ shows: 'screenshot', max: 6 }),
    pinned: bool({ default: false }),
  },
})
