import { sql } from 'kysely'
import userLoginRecord from '../../../../entities/user-manage/user-login-record'
import { transaction } from '../../../db/transaction'
import { defineWork } from '../../../jobs/work'
import { dataScopeOf } from '../../../access/account'
import type { Context } from '../../../pipeline/operation'
import type { Services } from '../../../base/services'
import { figuresCode, ownShare } from './own-share'
import { dayMs, hourMs, minuteMs } from '../../../../schema/time'

/** As far back as charts ask, and a little more. */
const countedDays = 370
/** A sign-in is committed a little after its moment: the last hours are counted again, the running one not yet. */
const [againFor, restsFor] = [2 * hourMs, 10 * minuteMs]

const iso = (moment: number) => new Date(moment).toISOString()

/**
 * How often users of the account's areas have signed in, by the weekday and hour of business days: whole hours are read from what
 * was counted of them, what came since and the part of the first hour from the sign-ins themselves.
 */
export async function signInsByHour(context: Context, days: number): Promise<[number, number, number][]> {
  const since = context.now.getTime() - days * dayMs
  // Who is limited to their own records is checked record by record; the hours know countries alone.
  const first =
    dataScopeOf(context.account, figuresCode) === 'own' ? context.now.getTime() : Math.ceil(since / hourMs) * hourMs
  const own = ownShare(context, userLoginRecord)
  const { rows } = await sql<{ weekday: number; hour: number; count: number }>`
    select extract(isodow from at at time zone 'Asia/Shanghai') as weekday,
      extract(hour from at at time zone 'Asia/Shanghai') as hour, sum(count) as count
    from (
      select user_login_record.hour as at, user_login_record.sign_ins as count from sign_in_hour as user_login_record
        where user_login_record.hour >= ${iso(first)} ${first >= context.now.getTime() ? sql`and false` : sql`and ${own}`}
      union all
      select created_at, 1 from user_login_record
        where result = 'ok' and created_at > ${iso(since)} and created_at < ${iso(first)} and ${own}
      union all
      select created_at, 1 from user_login_record
        where result = 'ok' and created_at >= greatest(${iso(first)}::timestamptz,
          (select max(counted.hour) + interval '1 hour' from sign_in_hour counted)) and ${own}
    ) as signed group by 1, 2`.execute(context.services.reading)
  return rows.map((row) => [Number(row.weekday), Number(row.hour), Number(row.count)])
}

/** Counts the hours that have ended since, and those of the past that sign-ins were added to; at first all that charts ask for. */
export async function countSignIns({ db, config }: Pick<Services, 'db' | 'config'>, now: Date) {
  const oldest = now.getTime() - countedDays * dayMs
  const until = Math.floor((now.getTime() - restsFor) / hourMs) * hourMs
  const { rows } = await sql<{ last: string | null; id: number | null; begin: string | null }>`select
    (select max(hour) from sign_in_hour) as last, (select max(last_id) from sign_in_hour) as id,
    (select min(created_at) from user_login_record where created_at >= ${iso(oldest)}) as begin`.execute(db)
  const { last = null, id = null, begin = null } = rows[0] ?? {}
  if (begin === null) return
  const from = last === null ? Math.floor(Date.parse(begin) / hourMs) * hourMs : Date.parse(last) - againFor
  const late =
    id === null
      ? []
      : (
          await sql<{ day: string }>`select distinct date_trunc('day', created_at, 'UTC') as day from user_login_record
            where id > ${id} and created_at >= ${iso(oldest)} and created_at < ${iso(from)} order by 1`.execute(db)
        ).rows.map((row) => Date.parse(row.day))
  for (const each of late) await countHours({ db, config }, each, Math.min(each + dayMs, until))
  for (let at = from; at < until; at += dayMs) await countHours({ db, config }, at, Math.min(at + dayMs, until))
}

/** The hours of a day at most, in a transaction of its own. */
async function countHours({ db, config }: Pick<Services, 'db' | 'config'>, from: number, to: number): Promise<void> {
  await transaction(db, config, (inside) =>
    sql`insert into sign_in_hour (hour, country, sign_ins, last_id)
      select date_trunc('hour', created_at, 'UTC'), coalesce(country, 0), count(*) filter (where result = 'ok'), max(id)
      from user_login_record where created_at >= ${iso(from)} and created_at < ${iso(to)} group by 1, 2
      on conflict (hour, country) do update set sign_ins = excluded.sign_ins, last_id = excluded.last_id`.execute(
      inside,
    ),
  )
}

export const countingSignIns = defineWork('report.countSignIns', {
  lane: 'upkeep',
  everySeconds: 900,
  run: (services) => countSignIns(services, new Date()),
})
