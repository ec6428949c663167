import adSlot from '../../../entities/ad-manage/ad-slot'
import { definePage } from '../../../schema/page'

export default definePage(adSlot, {
  kind: 'list',
  subpage: 1,
  icon: 'layout-grid',
  columns: [
    'name',
    'code',
    'page',
    'format',
    'width',
    'height',
    'maxSeconds',
    'skipAfter',
    'capPerDay',
    'minGap',
    'floorPrice',
    'currency',
    'requests24h',
    'fillRate24h',
    'ecpm24h',
    'enabled',
  ],
  filters: ['name', 'code', 'page', 'format', 'enabled'],
  sort: 'page',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable'],
})
