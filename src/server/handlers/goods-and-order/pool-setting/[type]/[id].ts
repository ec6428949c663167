import * as commands from '../../../../../../commands/goods-and-order/pool-setting/[type]/[id]'
import luckGift from '../../../../../entities/goods-and-order/luck-gift'
import poolEntry from '../../../../../entities/goods-and-order/pool-entry'
import prizePool from '../../../../../entities/goods-and-order/prize-pool'
import type { Row } from '../../../../../schema/entity'
import { draw, meanOf } from '../../../../domain/commerce/draw'
import { handlers } from '../../../../operations/handler'
import { refused } from '../../../../base/errors'
import type { Context } from '../../../../pipeline/operation'

type Pool = Row<typeof prizePool>

export default handlers(commands, {
  inject: {
    undo: 'never',
    run: async (context, pool, { coins, reason }) => {
      await movePool(context, pool, 'inject', coins, reason)
    },
  },

  withdraw: {
    undo: 'never',
    check: (_context, pool, { coins }) =>
      Promise.resolve(
        (pool.balance ?? 0) - coins >= pool.minBalance || 'goods-and-order.pool-setting.withdraw.belowMinimum',
      ),
    run: async (context, pool, { coins, reason }) => {
      await movePool(context, pool, 'withdraw', -coins, reason)
    },
  },

  close: {
    undo: 'never',
    check: async ({ records }, pool) => {
      const drawing = await records.where(luckGift, { pool: pool.id, state: ['live', 'paused'] }, 1)
      return drawing.length === 0 || 'goods-and-order.pool-setting.close.inUse'
    },
    run: async (context, pool, { reason }) => {
      const left = pool.balance ?? 0
      const emptied = left > 0 ? await movePool(context, pool, 'toReserve', -left, reason) : pool
      await context.records.update(prizePool, emptied, { state: 'closed', reserve: (pool.reserve ?? 0) + left })
    },
  },

  simulate: {
    run: (_context, pool, { draws }) => {
      const outcomes = pool.prizes.map(({ value, weight }) => ({ pays: value, weight }))
      const total = outcomes.reduce((sum, { weight }) => sum + weight, 0)
      const drawn = draw(outcomes, { total, draws, costs: 0, start: pool.balance ?? 0 }, Math.random)
      const place = 'goods-and-order.pool-setting.simulate'
      const lasts = meanOf(outcomes, total) === 0 ? 0 : Math.floor((pool.balance ?? 0) / meanOf(outcomes, total))
      return Promise.resolve({
        findings: [
          { caption: `${place}.mean`, value: Math.round(meanOf(outcomes, total) * 100) / 100 },
          { caption: `${place}.paid`, value: drawn.paid },
          { caption: `${place}.lasts`, value: lasts, tone: drawn.lowest < 0 ? ('warn' as const) : ('good' as const) },
        ],
      })
    },
  },
})

/** Moves a pool's balance and writes the entry that says so. Entries are only ever added; the balance stays above zero. */
async function movePool(
  { records, account }: Context,
  pool: Pool,
  kind: NonNullable<Row<typeof poolEntry>['kind']>,
  coins: number,
  reason: string,
): Promise<Pool> {
  const balance = (pool.balance ?? 0) + coins
  if (balance < 0) throw refused('ledger.tooLittle', { balance: pool.balance ?? 0, needed: -coins })
  await records.insert(poolEntry, {
    pool: pool.id,
    kind,
    coins,
    balanceAfter: balance,
    operator: account.id,
    reason,
  })
  return records.update(prizePool, pool, { balance })
}
