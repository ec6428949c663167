import poolEntry from '../../../../entities/goods-and-order/pool-entry'
import prizePool from '../../../../entities/goods-and-order/prize-pool'
import { definePage, related } from '../../../../schema/page'

export default definePage(prizePool, {
  kind: 'form',
  icon: 'piggy-bank',
  within: 'type',
  fieldsets: {
    pool: ['name', 'type', 'areas'],
    levels: ['startBalance', 'minBalance', 'alarmBalance', 'maxBalance', 'reserve'],
    flow: ['inShare', 'reserveShare', 'maxSinglePrize', 'dailyPayoutCap'],
    prizes: ['prizes'],
  },
  related: [
    related(poolEntry, {
      key: 'entries',
      by: 'pool',
      columns: [
        'createdAt',
        'kind',
        'coins',
        'balanceAfter',
        'user.displayId',
        'record.recordNo',
        'edition',
        'operator',
        'reason',
      ],
      filters: ['kind', 'createdAt', 'user', 'operator', 'edition'],
      sort: '-createdAt',
      export: 'pool-entry',
    }),
  ],
})
