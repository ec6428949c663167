import shortUnlock from '../../entities/short-manage/short-unlock'
import { definePage } from '../../schema/page'

export default definePage(shortUnlock, {
  kind: 'list',
  menu: 20,
  icon: 'list-video',
  lead: 'user.nickname',
  columns: [
    'createdAt',
    'user.displayId',
    'user.nickname',
    'short.title',
    'fromNumber',
    'toNumber',
    'method',
    'coins',
    'bonusCoins',
    'value',
    'plan.name',
    'auto',
    'source',
    'country',
    'watched',
    'state',
  ],
  filters: ['user', 'short', 'createdAt', 'method', 'state', 'country', 'source', 'plan'],
  sort: '-createdAt',
  export: 'short-unlock',
})
