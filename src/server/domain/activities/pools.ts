import poolEntry from '../../../entities/goods-and-order/pool-entry'
import prizePool from '../../../entities/goods-and-order/prize-pool'
import type { Context } from '../../pipeline/operation'

/** Coins of the company into a pool: an entry of its ledger, and the balance with it. @returns the new balance */
export async function injectCoins(
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
