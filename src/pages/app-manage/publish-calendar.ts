import publishPlanEntry from '../../entities/app-manage/publish-plan-entry'
import { definePage } from '../../schema/page'

export default definePage(publishPlanEntry, {
  kind: 'list',
  menu: 430,
  icon: 'calendar-days',
  columns: ['at', 'change', 'kind', 'name', 'areas', 'clients', 'owner', 'conflict'],
  filters: ['at', 'kind', 'change', 'areas', 'clients', 'owner', 'conflict'],
  sort: 'at',
  opensWith: { at: 'next30d' },
  export: 'app-publish-plan',
})
