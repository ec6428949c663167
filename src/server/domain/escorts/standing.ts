import escort from '../../../entities/escort-manage/escort'
import escortOrder from '../../../entities/escort-manage/escort-order'
import type { Row } from '../../../schema/entity'
import type { Context } from '../../pipeline/operation'
import { cancelOrder } from './order-money'
import { dayMs } from '../../../schema/time'

type Escort = Row<typeof escort>

/** A credit below the first suspends for a week, below the second bans. */
const [suspendBelow, banBelow] = [60, 30]
const suspendedDays = 7

/** Takes a companion out of the service for this many days, never for less than is left already. */
export async function suspendEscort({ records, now }: Context, row: Escort, days: number): Promise<void> {
  const until = new Date(now.getTime() + days * dayMs).toISOString()
  const isLonger = row.state === 'suspended' && row.banUntil !== null && row.banUntil > until
  await records.update(escort, row, { state: 'suspended', online: false, banUntil: isLonger ? row.banUntil : until })
}

/** Bans a companion, for good without days; orders that are not finished are cancelled and paid back. */
export async function banEscort(context: Context, row: Escort, days: number | null, reason: string): Promise<void> {
  const { records, now } = context
  const banUntil = days === null ? null : new Date(now.getTime() + days * dayMs).toISOString()
  await records.update(escort, row, { state: 'banned', online: false, banUntil })
  const open = await records.where(escortOrder, { escort: row.id, state: ['paid', 'accepted', 'serving'] })
  for (const order of open) await cancelOrder(context, order, reason)
}

/** Moves a credit between 0 and 100, with what follows from a low one. */
export async function changeCredit(context: Context, row: Escort, points: number, reason: string): Promise<void> {
  const creditScore = Math.min(100, Math.max(0, (row.creditScore ?? 100) + points))
  const changed = await context.records.update(escort, row, { creditScore })
  if (points >= 0 || (changed.state !== 'active' && changed.state !== 'suspended')) return
  if (creditScore < banBelow) await banEscort(context, changed, null, reason)
  else if (creditScore < suspendBelow) await suspendEscort(context, changed, suspendedDays)
}
