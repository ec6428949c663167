import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import type { Provider } from '../../push/push-delivery'
import type { AudienceSql } from './audience-sql'
import type { PushSettings } from './push-settings'

/** Why a user of the audience gets nothing; `quietHours` is found out by the user's clock, not in SQL. */
export type SkipReason = 'disabled' | 'noToken' | 'optedOut' | 'cap' | 'quietHours'
export type Verdict = Exclude<SkipReason, 'quietHours'> | 'ok'

/** One user of an audience, with the device that would get the message. */
export interface Candidate {
  readonly user_id: number
  readonly nickname: string | null
  readonly area: number | null
  readonly language: number | null
  readonly timezone: string | null
  readonly device_key: number | null
  readonly device_id: string | null
  readonly client: number | null
  readonly provider: Provider | 'none' | null
  readonly verdict: Verdict
}

interface CandidateOptions {
  /** The push itself, whose own messages count against no cap. */
  readonly push: number
  /** Service pushes ignore caps. */
  readonly category: string
  readonly settings: PushSettings
  /** When it is sent: caps look at the 24 hours before, a day that no time zone cuts in two. */
  readonly at: Date
  /** Further conditions on users (`u`). */
  readonly where?: readonly Expression<SqlBool>[]
  /** Only this many percent of all users are looked at. */
  readonly sample?: number
}

/**
 * The users of an audience, each with their best device and the verdict on them: a `select` without order.
 * One device a user, whichever they have: that which can get a message, and was used last.
 */
export function candidatesSql(audience: AudienceSql, options: CandidateOptions): RawBuilder<Candidate> {
  const { where = [], sample } = options
  const from = sample ? sql`"user" u tablesample system (${sql.lit(sample)}) repeatable (1)` : sql`"user" u`
  const conditions = [...audience.users, ...where, sql<SqlBool>`(d.id is not null or ${ofClient(audience)})`]
  const caps = options.category === 'service' ? undefined : capsSql(options)
  return sql<Candidate>`
    select u.id as user_id, u.nickname, u.area, u.language, u.timezone,
      d.id as device_key, d.device_id, coalesce(d.client, u.client) as client, d.push_provider as provider,
      case when u.state <> 'normal' then 'disabled'
        when d.can is not true then 'noToken'
        when u.push_allowed is not true or d.push_allowed is not true then 'optedOut'
        when ${caps?.isOver ?? sql`false`} then 'cap'
        else 'ok' end as verdict
    from ${from}
    left join lateral (
      select d.id, d.device_id, d.client, d.push_provider, d.push_allowed,
        coalesce(d.push_provider, 'none') <> 'none' and d.state = 'normal' as can
      from device d where d.last_user = u.id and ${sql.join([...audience.devices], sql` and `)}
      order by can desc, d.push_allowed desc nulls last, d.last_seen_at desc nulls last, d.id limit 1
    ) d on true
    ${caps?.join ?? sql``}
    where ${sql.join(conditions, sql` and `)}`
}

/** Who has no device of the chosen clients but uses one of them counts as somebody who cannot be reached. */
function ofClient({ devices }: AudienceSql): Expression<SqlBool> {
  return sql`exists (select 1 from (select u.client, u.client_version, u.id) d where ${sql.join([...devices], sql` and `)})`
}

function capsSql({ push, category, settings, at }: CandidateOptions) {
  const { marketingPerDay, totalPerDay, minGap, areaOverrides } = settings
  const moment = at.toISOString()
  const since = new Date(at.getTime() - Math.max(86_400, minGap) * 1000).toISOString()
  const overrides = (areaOverrides ?? []).flatMap(({ area, marketingPerDay: own }) =>
    own == null ? [] : [sql`when u.area = ${area} then ${own}::int`],
  )
  const marketing =
    overrides.length > 0
      ? sql`(case ${sql.join(overrides, sql` `)} else ${marketingPerDay}::int end)`
      : sql`${marketingPerDay}::int`
  const isDay = sql`o.sent_at > ${moment}::timestamptz - interval '24 hours'`
  return {
    join: sql`left join lateral (
      select count(*) filter (where ${isDay}) as total, max(o.sent_at) as last,
        count(*) filter (where ${isDay} and p.category = 'marketing') as marketing
      from push_outbox o join push p on p.id = o.push_id
      where o.user_id = u.id and o.sent_at > ${since}::timestamptz and o.sent_at <= ${moment}::timestamptz
        and o.kind = 'push' and o.push_id <> ${push}
    ) had on true`,
    isOver: sql`had.total >= ${totalPerDay}::int
      ${category === 'marketing' ? sql`or had.marketing >= ${marketing}` : sql``}
      or had.last > ${moment}::timestamptz - make_interval(secs => ${minGap})`,
  }
}
