import staffNotice from '../../../entities/system/staff-notice'
import { definePage } from '../../../schema/page'

export default definePage(staffNotice, {
  kind: 'list',
  icon: 'layout-dashboard',
  columns: ['urgent', 'kind', 'title', 'body', 'createdAt', 'readAt', 'state', 'link'],
  filters: ['state', 'kind', 'urgent', 'createdAt'],
  sort: '-createdAt',
})
