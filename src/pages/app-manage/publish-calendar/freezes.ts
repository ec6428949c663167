import publishFreeze from '../../../entities/app-manage/publish-freeze'
import { definePage } from '../../../schema/page'

export default definePage(publishFreeze, {
  kind: 'list',
  subpage: 1,
  icon: 'snowflake',
  columns: ['reason', 'areas', 'startsAt', 'endsAt', 'state', 'liftReason', 'createdBy', 'createdAt'],
  filters: ['state', 'areas', 'startsAt', 'createdBy'],
  sort: '-startsAt',
})
