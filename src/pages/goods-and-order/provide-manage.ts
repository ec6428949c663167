import grantBatch from '../../entities/goods-and-order/grant-batch'
import { definePage } from '../../schema/page'

export default definePage(grantBatch, {
  kind: 'list',
  menu: 30,
  icon: 'hand-coins',
  rights: ['overCap'],
  columns: [
    'grantNo',
    'title',
    'what',
    'amount',
    'people',
    'total',
    'valueUsd',
    'reasonCode',
    'costCentre',
    'state',
    'succeeded',
    'createdBy',
    'approvedBy',
    'approvedBy2',
    'executedAt',
    'createdAt',
  ],
  filters: ['state', 'what', 'reasonCode', 'createdAt', 'createdBy', 'users', 'costCentre', 'grantNo'],
  sort: '-createdAt',
  verbs: ['create', 'edit', 'copy', 'delete', 'import'],
  fieldsets: {
    what: ['what', 'direction', 'amount', 'item', 'gift', 'prop', 'validDays'],
    to: ['target', 'users', 'file', 'userGroup'],
    why: ['title', 'reasonCode', 'reason', 'evidence', 'costCentre'],
    notice: ['notify', 'notifyText'],
    when: ['runAt'],
  },
  export: 'grant',
})
