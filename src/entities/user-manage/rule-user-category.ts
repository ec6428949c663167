import { captions, int, order, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'ruleUserCategory',
  service: 'rule/engine',
  api: 'user/category',
  plain: [{ call: 'GET /rule/engine/backend/user/category/all' }],
  label: 'name',
  lead: { also: 'code' },
  search: ['name', 'code'],
  scale: 200,
  demo: 18,
  scopedBy: false,
  fields: {
    name: captions({ max: 32, required: true }),
    code: string({ max: 32, required: true, unique: true, role: 'code' }),
    parent: ref('ruleUserCategory'), // three levels at most
    order: order(),
    itemCount: int({ readOnly: true }),
  },
})
