import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../../db/database'

/** How much each kind of tie says: a shared device most, an inviter something, an address within a day a little. */
export const tieWeights = { device: 60, inviter: 25, ip: 15 } as const
export type TieKind = keyof typeof tieWeights

/** Two accounts that belong together, and by what. */
export interface Tie {
  readonly from: number
  readonly to: number
  readonly by: readonly TieKind[]
  /** The sum of what each kind says: 100 where all do. */
  readonly weight: number
}

/** How many of a user's latest sign-ins are looked at. */
const latestSignIns = 500

/**
 * The accounts tied to users by a device, an inviter, or an address used within a day of each other; closest first.
 * @param most this many for each of the users
 * @param isVisible the condition of a user (`ties."to"`) being one of whom the reader may know
 */
export async function readTies(
  db: Kysely<Database>,
  ids: readonly number[],
  most: number,
  isVisible: RawBuilder<boolean>,
): Promise<Tie[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ from: number; to: number; by: TieKind[]; weight: number }>`
    with asked as (select unnest(${ids}::bigint[]) as id),
    own as (
      select asked.id as "from", r.device, r.ip, r.created_at from asked cross join lateral (
        select device, ip, created_at from user_login_record where "user" = asked.id
        order by created_at desc limit ${latestSignIns}) r
    ), invited as (
      select u.id, u.inviter from "user" u join asked on asked.id = u.id
    ), ties as (
      select own."from", r."user" as "to", 'device' as by from user_login_record r join own on own.device = r.device
      union
      select own."from", d.last_user, 'device' from device d join own on own.device = d.id
      union
      select own."from", r."user", 'ip' from user_login_record r join own on own.ip = r.ip
        and r.created_at between own.created_at - interval '1 day' and own.created_at + interval '1 day'
      union
      select i.id, u.id, 'inviter' from invited i join "user" u on u.inviter = i.id
      union
      select i.id, i.inviter, 'inviter' from invited i
      union
      select i.id, u.id, 'inviter' from invited i join "user" u on u.inviter = i.inviter
    ), pairs as (
      select "from", "to", array_agg(by order by by) as by,
        sum(case by when 'device' then ${tieWeights.device}::int when 'inviter' then ${tieWeights.inviter}::int
          else ${tieWeights.ip}::int end) as weight
      from ties where "to" is not null and "to" <> "from" and ${isVisible} group by "from", "to"
    )
    select "from", "to", by, weight from (
      select *, row_number() over (partition by "from" order by weight desc, "to") as place from pairs
    ) placed where place <= ${most} order by weight desc, "from", "to"`.execute(db)
  return rows.map((row) => ({ ...row, weight: Number(row.weight) }))
}
