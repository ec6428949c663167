import prizePool from '../../../entities/goods-and-order/prize-pool'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'

export const poolRules = defineRules(prizePool, {
  beforeSave: async (_context, draft, current) => {
    if (current && current.state !== 'draft' && 'prizes' in draft)
      throw badField('prizes', 'goods-and-order.pool-setting.newEdition')
    const { prizes, maxSinglePrize = 0, minBalance = 0, alarmBalance, maxBalance } = { ...current, ...draft }
    const dearest = Math.max(0, ...(prizes ?? []).map(({ value }) => value))
    if (dearest > (maxSinglePrize ?? 0)) throw badField('prizes', 'goods-and-order.pool-setting.prizeOver')
    if (alarmBalance && alarmBalance < (minBalance ?? 0))
      throw badField('alarmBalance', 'goods-and-order.pool-setting.belowMinimum')
    if (maxBalance && maxBalance < (minBalance ?? 0))
      throw badField('maxBalance', 'goods-and-order.pool-setting.belowMinimum')
    return Promise.resolve(current ? undefined : { balance: draft.startBalance ?? 0, reserve: 0 })
  },
})
