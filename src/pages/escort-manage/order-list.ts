import escortOrder from '../../entities/escort-manage/escort-order'
import { definePage } from '../../schema/page'

export default definePage(escortOrder, {
  kind: 'list',
  menu: 40,
  icon: 'receipt-text',
  lead: 'escort.user.nickname',
  columns: [
    'orderNo',
    'user.displayId',
    'escort.user.displayId',
    'escort.user.nickname',
    'skill.name',
    'quantity',
    'coins',
    'escortBiscuits',
    'guildBiscuits',
    'platformCoins',
    'seconds',
    'rating',
    'flag',
    'state',
    'settleAt',
    'createdAt',
  ],
  filters: ['orderNo', 'user', 'escort', 'state', 'createdAt', 'skill', 'flag', 'country'],
  sort: '-createdAt',
  export: 'escort-order',
})
