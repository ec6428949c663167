import type userDress from '../../../entities/goods-and-order/user-dress'
import type { Row } from '../../../schema/entity'

/** The coins of the days that are still ahead, rounded down. */
export function unusedCoins(
  { coins, startsAt, expiresAt }: Pick<Row<typeof userDress>, 'coins' | 'startsAt' | 'expiresAt'>,
  now: Date,
): number {
  if (!coins) return 0
  if (expiresAt === null || startsAt === null) return coins
  const [start, end] = [Date.parse(startsAt), Date.parse(expiresAt)]
  if (end <= start) return 0
  return Math.floor(coins * Math.max(0, Math.min(1, (end - now.getTime()) / (end - start))))
}
