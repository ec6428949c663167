import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database'

/** What is kept of how a push is being sent. */
export interface DeliveryPlan {
  /** By local time: zones whose hour has not come, each with its moment as an ISO string. */
  readonly zones?: Readonly<Record<string, string>>
  /** The zones whose users are being walked through. */
  readonly wave?: readonly string[]
  /** Those that failed are being tried once more, after the push itself was over. */
  readonly isResend?: boolean
}

export interface DeliveryRow {
  readonly lastUserId: number
  readonly plan: DeliveryPlan
  /** All users of the audience have been looked at. */
  readonly isWalked: boolean
}

/** Begins the delivery of a push, or goes on with one that was begun. */
export async function beginDelivery(db: Kysely<Database>, push: number, plan: DeliveryPlan): Promise<void> {
  await sql`insert into push_delivery (push_id, last_user_id, plan) values (${push}, 0, ${JSON.stringify(plan)}::jsonb)
    on conflict do nothing`.execute(db)
}

export async function readDelivery(db: Kysely<Database>, push: number): Promise<DeliveryRow | undefined> {
  const { rows } = await sql<{ last_user_id: number; plan: DeliveryPlan; walked_at: string | null }>`
    select last_user_id, plan, walked_at from push_delivery where push_id = ${push}`.execute(db)
  const row = rows[0]
  return row && { lastUserId: row.last_user_id, plan: row.plan, isWalked: row.walked_at !== null }
}

export async function writeDelivery(
  db: Kysely<Database>,
  push: number,
  { lastUserId, plan, isWalked }: DeliveryRow,
  now: Date,
): Promise<void> {
  await sql`update push_delivery set last_user_id = ${lastUserId}, plan = ${JSON.stringify(plan)}::jsonb,
    walked_at = ${isWalked ? now.toISOString() : null} where push_id = ${push}`.execute(db)
}

/** A server that dies while it sends keeps a push from the others for this long, in seconds. */
const leaseSeconds = 15
/** Whoever is at it keeps it by this, in milliseconds. */
export const renewedEveryMs = (leaseSeconds * 1_000) / 3

/** Takes a push for this server, for a while. @returns whether nobody else is at it */
export async function lease(db: Kysely<Database>, push: number): Promise<boolean> {
  const taken = await sql`update push_delivery set leased_until = now() + make_interval(secs => ${leaseSeconds})
    where push_id = ${push} and (leased_until is null or leased_until < now())`.execute(db)
  return Number(taken.numAffectedRows) === 1
}

/** Keeps a push that was taken. */
export async function renewLease(db: Kysely<Database>, push: number): Promise<void> {
  await sql`update push_delivery set leased_until = now() + make_interval(secs => ${leaseSeconds}) where push_id = ${push}`.execute(
    db,
  )
}

/**
 * Lets nobody send a push on for a while: whoever takes its messages is not reached. After each such try it is put off for longer, from
 * 20 seconds to half an hour.
 */
export async function putOff(db: Kysely<Database>, push: number): Promise<void> {
  const setbacks = sql`least(coalesce((plan ->> 'setbacks')::int, 0) + 1, 10)`
  await sql`update push_delivery set plan = jsonb_set(plan, '{setbacks}', to_jsonb(${setbacks})),
    leased_until = now() + make_interval(secs => least(1800, 10 * 2 ^ ${setbacks})) where push_id = ${push}`.execute(db)
}

/** Its messages go out again. */
export async function forgetSetbacks(db: Kysely<Database>, push: number): Promise<void> {
  await sql`update push_delivery set plan = plan - 'setbacks' where push_id = ${push} and plan ? 'setbacks'`.execute(db)
}

export async function releaseLease(db: Kysely<Database>, push: number): Promise<void> {
  await sql`update push_delivery set leased_until = null where push_id = ${push}`.execute(db)
}
