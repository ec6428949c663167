import promoterTerm from '../../../entities/activity-manage/promoter-term'
import { definePage } from '../../../schema/page'

export default definePage(promoterTerm, {
  kind: 'list',
  subpage: 1,
  icon: 'file-clock',
  columns: [
    'promoter.promoterNo',
    'promoter.name',
    'startsOn',
    'commission',
    'pricePerUser',
    'shareRate',
    'state',
    'createdBy',
    'createdAt',
  ],
  filters: ['promoter', 'state', 'startsOn', 'createdBy'],
  sort: '-startsOn',
})
