import refund from '../../entities/live-manage/refund'
import { definePage } from '../../schema/page'

export default definePage(refund, {
  kind: 'list',
  menu: 190,
  icon: 'receipt',
  lead: 'user.nickname',
  columns: [
    'refundNo',
    'user.displayId',
    'user.nickname',
    'anchor.user.nickname',
    'guild.name',
    'cause',
    'gift',
    'coins',
    'biscuits',
    'amount',
    'currency',
    'remedy',
    'state',
    'shortfall',
    'createdBy',
    'createdAt',
  ],
  filters: ['createdAt', 'user', 'anchor', 'guild', 'cause', 'state', 'remedy', 'orderNo'],
  sort: '-createdAt',
  verbs: ['create', 'edit', 'import'],
  fieldsets: {
    who: ['user', 'anchor', 'session', 'orderNo'],
    what: ['cause', 'gift', 'quantity', 'coins', 'remedy', 'amount', 'currency'],
    proof: ['description', 'evidence'],
  },
  export: 'live-refund',
})
