import plateItem from '../../entities/app-manage/plate-item'
import { definePage } from '../../schema/page'

export default definePage(plateItem, {
  kind: 'layout',
  icon: 'layout-grid',
  columns: [
    'position',
    'cover',
    'title',
    'target',
    'badge',
    'areas',
    'startsAt',
    'endsAt',
    'pinned',
    'availability',
    'impressions7d',
    'clickRate7d',
    'enabled',
  ],
  filters: ['plate', 'target', 'areas', 'availability', 'badge', 'enabled', 'endsAt'],
  sort: 'position',
  orderOf: ['plate'],
  within: 'plate',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort', 'import'],
  fieldsets: {
    target: ['target', 'title', 'subtitle'],
    look: ['cover', 'video', 'badge', 'badgeText'],
    targeting: ['areas', 'startsAt', 'endsAt', 'pinned'],
  },
  export: 'app-plate-item',
})
