import incomePolicy from '../../entities/live-manage/income-policy'
import { definePage } from '../../schema/page'

export default definePage(incomePolicy, {
  kind: 'list',
  menu: 160,
  icon: 'settings-2',
  columns: [
    'name',
    'payee',
    'areas',
    'giftShare',
    'luckyGiftShare',
    'minMinutesPerDay',
    'biscuitsPerUnit',
    'currency',
    'effectiveFrom',
    'effectiveTo',
    'guildCount',
    'anchorCount',
    'state',
    'approvedBy',
  ],
  filters: ['payee', 'areas', 'state', 'currency', 'effectiveFrom'],
  sort: '-effectiveFrom',
  verbs: ['create', 'edit', 'copy', 'delete'],
  fieldsets: {
    scope: ['name', 'payee', 'areas', 'liveKinds', 'effectiveFrom', 'effectiveTo'],
    shares: ['giftShare', 'luckyGiftShare', 'gameShare'],
    basePay: ['minMinutesPerDay', 'maxMinutesPerDay', 'tiers'],
    payout: ['currency', 'biscuitsPerUnit', 'minPayout', 'remark'],
  },
})
