import payoutAccount from '../../../entities/cash-out/payout-account'
import { definePage } from '../../../schema/page'

export default definePage(payoutAccount, {
  kind: 'list',
  subpage: 3,
  icon: 'id-card',
  columns: [
    'user.displayId',
    'user.nickname',
    'method',
    'holder',
    'account',
    'bank',
    'bankCode',
    'country',
    'currency',
    'nameMatch',
    'sharedBy',
    'failures',
    'changedAt',
    'state',
  ],
  filters: ['user', 'state', 'method', 'country', 'sharedBy', 'nameMatch'],
  sort: '-changedAt',
})
