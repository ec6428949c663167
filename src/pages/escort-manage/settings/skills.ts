import escortSkill from '../../../entities/escort-manage/escort-skill'
import { definePage } from '../../../schema/page'

export default definePage(escortSkill, {
  kind: 'list',
  subpage: 2,
  icon: 'sparkles',
  columns: [
    'position',
    'icon',
    'name',
    'kind',
    'unit',
    'minPrice',
    'maxPrice',
    'ranks',
    'proofNeeded',
    'areas',
    'escorts',
    'orders30d',
    'enabled',
  ],
  filters: ['kind', 'areas', 'enabled'],
  sort: 'position',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort'],
})
