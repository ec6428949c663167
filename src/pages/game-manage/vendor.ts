import gameVendor from '../../entities/game-manage/game-vendor'
import { definePage } from '../../schema/page'

export default definePage(gameVendor, {
  kind: 'list',
  menu: 70,
  icon: 'handshake',
  columns: [
    'code',
    'name',
    'country',
    'walletMode',
    'state',
    'gameCount',
    'revenueShare',
    'errorRate24h',
    'latencyMs',
    'mismatches',
    'net30d',
    'owed',
    'contractTo',
    'licenceTo',
  ],
  filters: ['state', 'name', 'country', 'walletMode', 'contractTo'],
  sort: '-net30d',
  verbs: ['create', 'edit'],
  export: 'game-vendor',
})
