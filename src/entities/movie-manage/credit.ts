import { bool, captions, oneOf, order, ref } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'credit',
  service: 'cms',
  label: ['star', 'character', 'job'],
  scale: 3_000_000,
  demo: 2_600,
  keep: 'always', // as long as the title or the list that it belongs to
  scopedBy: 'content',
  fields: {
    content: ref('contentItem', { required: true }),
    star: ref('star', { required: true }),
    job: oneOf(['actor', 'director', 'writer', 'producer', 'voice', 'composer', 'host'], { required: true }),
    character: captions({ max: 80 }),
    lead: bool({ default: false }),
    order: order(),
  },
})
