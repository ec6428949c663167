import promoter from '../../entities/activity-manage/promoter'
import { definePage } from '../../schema/page'

export default definePage(promoter, {
  kind: 'list',
  menu: 30,
  icon: 'megaphone',
  columns: [
    'promoterNo',
    'name',
    'kind',
    'country',
    'code',
    'commission',
    'pricePerUser',
    'shareRate',
    'clicks30d',
    'newUsers30d',
    'payers30d',
    'revenue30d',
    'fraudRate30d',
    'owed',
    'state',
    'manager.realName',
  ],
  filters: ['state', 'user', 'country', 'kind', 'manager', 'code', 'channel', 'contractTo', 'createdAt'],
  sort: '-newUsers30d',
  verbs: ['create', 'edit', 'import'],
  export: 'activity-promoter',
})
