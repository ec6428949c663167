import { bool, captions, int, oneOf, order, ref } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'screenDimension',
  service: 'cms',
  api: 'screen/second',
  label: 'name',
  scale: 3_000,
  demo: 32,
  scopedBy: 'category',
  groups: {
    identity: ['category', 'name', 'kind'],
    results: ['optionCount'],
    settings: ['multiple', 'showAll', 'position', 'enabled'],
  },
  fields: {
    category: ref('screenCategory', { required: true }),
    name: captions({ max: 20, required: true }),
    kind: oneOf(['genre', 'region', 'year', 'language', 'status', 'payType', 'sort', 'tag'], { required: true }),
    multiple: bool({ default: false }), // user may pick several
    showAll: bool({ default: true }), // an All option is first
    position: order(),
    optionCount: int({ readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
  unique: [['category', 'kind']],
  ordered: { by: 'position', within: ['category'] },
})
