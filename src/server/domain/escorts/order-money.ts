import escort from '../../../entities/escort-manage/escort'
import escortOrder from '../../../entities/escort-manage/escort-order'
import escortRatio from '../../../entities/escort-manage/escort-ratio'
import type { Row } from '../../../schema/entity'
import { refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { moveCurrency } from '../commerce/ledger'

type Order = Row<typeof escortOrder>
type Ratio = Row<typeof escortRatio>

/** Gives all coins back to who ordered, and ends the order. */
export async function cancelOrder(context: Context, row: Order, reason: string): Promise<void> {
  await giveBack(context, row, row.coins ?? 0, reason)
  await context.records.update(escortOrder, row, {
    state: 'cancelled',
    cancelBy: 'staff',
    cancelReason: reason.slice(0, 200),
    refundCoins: row.coins,
    endedAt: row.endedAt ?? context.now.toISOString(),
  })
}

/**
 * Gives some of the coins back; what has been shared of them is taken from the companion, what is gone becomes debt.
 * @throws B01 for more than was paid and not yet given back
 */
export async function refundOrder(context: Context, row: Order, coins: number, reason: string): Promise<void> {
  const [paid, before] = [row.coins ?? 0, row.refundCoins ?? 0]
  if (coins > paid - before) throw refused('escort-manage.order-list.refund.tooMuch', { left: paid - before })
  await giveBack(context, row, coins, reason)
  const share = paid > 0 ? coins / paid : 0
  const biscuits = row.state === 'settled' ? Math.floor((row.escortBiscuits ?? 0) * share) : 0
  if (biscuits > 0)
    await moveCurrency(context, {
      ...(await earnerOf(context, row)),
      amount: -biscuits,
      scene: 'reversal',
      remark: reason,
    })
  const isAll = before + coins >= paid
  await context.records.update(escortOrder, row, {
    state: isAll ? 'refunded' : 'partlyRefunded',
    refundCoins: before + coins,
  })
}

/** Shares what an order's user paid by the rule it was paid under; rounding stays with the platform. */
export async function settleOrder(context: Context, row: Order): Promise<void> {
  const ratio = row.ratio === null ? undefined : await context.records.find(escortRatio, row.ratio)
  if (!ratio) throw refused('escort-manage.order-list.settleNow.noRule')
  const shares = sharesOf(row, ratio)
  if (shares.escortBiscuits > 0)
    await moveCurrency(context, { ...(await earnerOf(context, row)), amount: shares.escortBiscuits, scene: 'escort' })
  await context.records.update(escortOrder, row, { ...shares, state: 'settled', settleAt: context.now.toISOString() })
}

/** What each side has of an order's coins: granted coins count for the part that the rule says; the sum is the coins. */
export function sharesOf(
  { coins, bonusPart, refundCoins }: Pick<Order, 'coins' | 'bonusPart' | 'refundCoins'>,
  { escortShare, guildShare, bonusCoinShare }: Pick<Ratio, 'escortShare' | 'guildShare' | 'bonusCoinShare'>,
) {
  const kept = Math.max(0, (coins ?? 0) - (refundCoins ?? 0))
  const bonus = Math.min(kept, bonusPart ?? 0)
  const base = kept - bonus + (bonus * (bonusCoinShare ?? 0)) / 100
  const escortBiscuits = Math.floor((base * escortShare) / 100)
  const guildBiscuits = Math.floor((base * (guildShare ?? 0)) / 100)
  return { escortBiscuits, guildBiscuits, platformCoins: kept - escortBiscuits - guildBiscuits }
}

async function giveBack(context: Context, row: Order, amount: number, remark: string): Promise<void> {
  if (row.user === null || amount === 0) return
  const sourceNo = `${row.orderNo ?? row.id}-${row.refundCoins ?? 0}`.slice(0, 40)
  await moveCurrency(context, { user: row.user, currency: 'coin', amount, scene: 'refund', sourceNo, remark })
}

async function earnerOf({ records }: Context, row: Order) {
  const { user } = await records.get(escort, row.escort ?? 0)
  const sourceNo = `${row.orderNo ?? row.id}-${row.refundCoins ?? 0}`.slice(0, 40)
  return { user, currency: 'biscuit', sourceNo, shortfall: 'debt' } as const
}
