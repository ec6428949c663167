import { captions, int, oneOf, order, ref } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'xilieItem',
  service: 'cms',
  label: 'content',
  scale: 40_000,
  demo: 240,
  scopedBy: 'xilie',
  fields: {
    xilie: ref('xilie', { required: true }),
    content: ref('contentItem', { required: true }), // movie or series
    relation: oneOf(['main', 'prequel', 'sequel', 'spinOff', 'remake', 'special'], { default: 'main' }),
    label: captions({ max: 30 }),
    order: order(),
    storyOrder: int({ min: 1 }),
  },
  ordered: { by: 'order', within: ['xilie'] },
  unique: [['content']],
})
