import { fundPool } from '../../../../commands/activity-manage/probability-game'
import { seedTopUp } from '../../../../commands/activity-manage/probability-game/jackpot-number-setting'
import probabilityGame from '../../../entities/activity-manage/probability-game'
import probabilityJackpot from '../../../entities/activity-manage/probability-jackpot'
import poolEntry from '../../../entities/goods-and-order/pool-entry'
import prizePool from '../../../entities/goods-and-order/prize-pool'
import { handle } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'

export const fundingPool = handle(fundPool, {
  run: async (context, row, { coins, reason }) => {
    const balance = await injectCoins(context, row.pool, coins, reason)
    await context.records.update(probabilityGame, row, { poolBalance: balance })
  },
})

export const toppingUp = handle(seedTopUp, {
  run: async (context, row, { coins, reason }) => {
    const balance = await injectCoins(context, row.pool, coins, reason)
    await context.records.update(probabilityJackpot, row, { current: balance })
  },
})

/** Coins of the company into a pool: an entry of its ledger, and the balance with it. @returns the new balance */
async function injectCoins(
  { records, account }: Context,
  poolId: number,
  coins: number,
  reason: string,
): Promise<number> {
  const pool = await records.get(prizePool, poolId)
  const balance = (pool.balance ?? 0) + coins
  await records.update(prizePool, pool, { balance })
  await records.insert(poolEntry, {
    pool: poolId,
    kind: 'inject',
    coins,
    balanceAfter: balance,
    operator: account.id,
    reason,
  })
  return balance
}
