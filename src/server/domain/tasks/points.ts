import integralEntry from '../../../entities/task-center/integral-entry'
import user from '../../../entities/user-manage/user'
import type { Row } from '../../../schema/entity'
import type { Context } from '../../pipeline/operation'
import { serialNumber } from '../../operations/serial-number'
import { dayMs } from '../../../schema/time'

type Entry = Row<typeof integralEntry>
type Place = Pick<Context, 'records' | 'now'>

/** What moves a user's points. `amount` is signed; `key` is booked once, whatever is retried. */
export interface Booking {
  readonly user: number
  readonly amount: number
  readonly kind: NonNullable<Entry['kind']>
  readonly key: string
  readonly sourceNo?: string | null
  readonly sourceTitle?: string
  readonly note?: string | null
  readonly expiresAt?: string | null
  readonly reversalOf?: number
}

/**
 * Books points in the ledger, which only grows. A balance never drops under 0: what there is to take is taken.
 * @returns the entry, or undefined where the key was booked before or nothing was there to take
 */
export async function bookPoints(place: Place, booking: Booking): Promise<Entry | undefined> {
  const { records, now } = place
  const { user: userId, amount, key, note, sourceTitle, ...rest } = booking
  const holder = await records.get(user, userId)
  const [before] = await records.where(integralEntry, { idempotencyKey: key.slice(0, 80) }, 1)
  if (before) return undefined
  const { balance, frozen } = await balanceOf(place, userId)
  const booked = Math.max(amount, -balance)
  if (booked === 0) return undefined
  const short = booked - amount
  return records.insert(integralEntry, {
    ...rest,
    entryNo: serialNumber('PE', now),
    user: userId,
    direction: booked > 0 ? 'in' : 'out',
    amount: booked,
    balanceAfter: balance + booked,
    frozenAfter: frozen,
    country: holder.country,
    idempotencyKey: key.slice(0, 80),
    sourceTitle: sourceTitle?.slice(0, 80) ?? null,
    note: [note, short > 0 && `-${short}`].filter(Boolean).join(' / ').slice(0, 200) || null,
  })
}

/** Points that a user has, and those of them that a withdrawal holds; by the last entry of the ledger. */
export async function balanceOf({ records }: Place, userId: number): Promise<{ balance: number; frozen: number }> {
  const last = (
    await records.db
      .selectFrom('integral_entry')
      .select(['balance_after', 'frozen_after'])
      .where('user', '=', userId)
      .orderBy('id', 'desc')
      .limit(1)
      .execute()
  )[0]
  return { balance: Number(last?.balance_after ?? 0), frozen: Number(last?.frozen_after ?? 0) }
}

/** The end of points that are given for this many days from now. */
export function endOfPoints(now: Date, days: number): string {
  return new Date(now.getTime() + days * dayMs).toISOString()
}
