import gameTransaction from '../../../entities/game-manage/game-transaction'
import { definePage } from '../../../schema/page'

export default definePage(gameTransaction, {
  kind: 'list',
  subpage: 1,
  icon: 'arrow-left-right',
  columns: [
    'createdAt',
    'txNo',
    'vendorTx',
    'game.name',
    'user.displayId',
    'roundNo',
    'kind',
    'wallet',
    'amount',
    'balanceAfter',
    'difference',
    'latencyMs',
    'state',
  ],
  filters: ['vendor', 'game', 'user', 'kind', 'difference', 'state', 'createdAt'],
  sort: '-createdAt',
  export: 'game-transaction',
})
