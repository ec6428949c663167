import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database'
import { transaction } from '../../db/transaction'
import { defineWork } from '../../jobs/work'
import type { Services } from '../../base/services'
import { dayMs } from '../../../schema/time'

/** How far back the uses of a role's rights are shown. */
export const usesOfDays = 90
/** Entries are committed a little after the moment that they tell of: the last days are counted again. */
const againDays = 2

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/**
 * How often the accounts that hold a role have used each right, by its code. Whole days are read from what was counted of them;
 * the days since, and the part of the first one, from the log.
 */
export async function usesOfRole(db: Kysely<Database>, roleId: number, now: Date): Promise<Record<string, number>> {
  const since = new Date(now.getTime() - usesOfDays * dayMs).toISOString()
  const first = dayOf(now.getTime() - usesOfDays * dayMs + dayMs)
  const { rows } = await sql<{ code: string; uses: number }>`
    with holders as materialized (select id from account where ${roleId} = any(roles)),
      counted as materialized (select coalesce(max(day), ${first}::date - 1) as day from audit_use_day)
    select code, sum(uses)::int as uses from (
      select d.code, d.uses from audit_use_day d, counted
        where d.account_id in (select id from holders) and d.day >= ${first}::date and d.day <= counted.day
      union all
      select e.code, 1 from audit_entry e, counted
        where e.account in (select id from holders) and e.code is not null and e.result = 'ok' and e.at > ${since}
          and (e.at < ${`${first}T00:00:00Z`} or e.at >= (counted.day + 1)::timestamp at time zone 'UTC')
    ) as used group by code`.execute(db)
  return Object.fromEntries(rows.map(({ code, uses }) => [code, uses]))
}

/** Counts the days that have ended since, each in a transaction of its own; at first all that are shown. */
export async function countUses({ db, config }: Pick<Services, 'db' | 'config'>, now: Date) {
  const { rows } = await sql<{ day: string | null }>`select max(day)::text as day from audit_use_day`.execute(db)
  const last = rows[0]?.day
  const from = last ? Date.parse(last) - (againDays - 1) * dayMs : now.getTime() - usesOfDays * dayMs
  for (let day = from; dayOf(day) < dayOf(now.getTime()); day += dayMs) {
    const begin = `${dayOf(day)}T00:00:00Z`
    await transaction(db, config, (inside) =>
      sql`insert into audit_use_day (account_id, day, code, uses)
        select account, ${dayOf(day)}::date, code, count(*) from audit_entry
        where at >= ${begin} and at < ${begin}::timestamptz + interval '24 hours'
          and account is not null and code is not null and result = 'ok' group by account, code
        on conflict (account_id, day, code) do update set uses = excluded.uses`.execute(inside),
    )
  }
}

export const countingUses = defineWork('role.countUses', {
  lane: 'upkeep',
  everySeconds: 3_600,
  run: (services) => countUses(services, new Date()),
})
