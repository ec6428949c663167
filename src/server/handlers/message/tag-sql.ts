import { sql, type Expression, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type userTag from '../../../entities/user-manage/user-tag'
import type { Row } from '../../../schema/entity'
import type { Database } from '../../db/database'
import { badField } from '../../pipeline/errors'

type Condition = Row<typeof userTag>['conditions']

const operators: Readonly<Record<string, string>> = { eq: '=', ne: '<>', gt: '>', gte: '>=', lt: '<', lte: '<=' }

/** Users (`u`) whom any of the tags selects. @throws A0400 where a tag asks for what the database does not hold */
export async function tagSql(db: Kysely<Database>, ids: readonly number[], at: Date): Promise<Expression<SqlBool>> {
  if (ids.length === 0) return sql`false`
  const { rows } = await sql<{ conditions: Condition }>`select conditions from user_tag where id = any(${ids})`.execute(
    db,
  )
  if (rows.length === 0) return sql`false`
  return sql`(${sql.join(
    rows.map(({ conditions }) => conditionSql(conditions, at.toISOString())),
    sql` or `,
  )})`
}

function conditionSql(condition: Condition, at: string): Expression<SqlBool> {
  if ('and' in condition) return joined(condition.and, at, sql` and `)
  if ('or' in condition) return joined(condition.or, at, sql` or `)
  if ('userLabel' in condition)
    return labelled(sql`select l.id from user_label l where l.code = ${condition.userLabel}`, condition.operator)
  if ('ruleUser' in condition)
    return labelled(
      sql`select l.id from user_label l join rule_user r on r.id = l.rule where r.code = ${condition.ruleUser}`,
      condition.operator,
    )
  const indicator = indicators[condition.userIndicator]
  const operator = operators[condition.operator]
  if (!indicator || !operator || typeof condition.value !== 'number')
    throw badField('userTags', 'error.pushTagUnknown', { indicator: condition.userIndicator })
  return sql<SqlBool>`coalesce(${indicator(at)}, 0) ${sql.raw(operator)} ${condition.value}`
}

function joined(conditions: readonly Condition[], at: string, word: RawBuilder<unknown>): Expression<SqlBool> {
  if (conditions.length === 0) return sql`false`
  return sql`(${sql.join(
    conditions.map((each) => conditionSql(each, at)),
    word,
  )})`
}

function labelled(labels: RawBuilder<unknown>, operator: string): Expression<SqlBool> {
  const holds = sql<SqlBool>`coalesce(u.labels && array(${labels}), false)`
  return /not/i.test(operator) ? sql`not ${holds}` : holds
}

const days = (from: RawBuilder<unknown>, to: RawBuilder<unknown>) => sql`extract(epoch from (${to} - ${from})) / 86400`
const column = (name: string) => () => sql.ref(`u.${name}`)

/** What tags may ask of a user (`u`), as the database holds it. */
export const indicators: Readonly<Record<string, (at: string) => RawBuilder<unknown> | Expression<unknown>>> = {
  silentDays: (at) => days(sql`u.last_active_at`, sql`${at}::timestamptz`),
  registeredDays: (at) => days(sql`u.registered_at`, sql`${at}::timestamptz`),
  vipDaysLeft: (at) => days(sql`${at}::timestamptz`, sql`u.vip_expires_at`),
  coins: column('coins'),
  level: column('level'),
  paidOrders: column('paid_orders'),
  totalPaid: column('total_paid'),
  watch30d: column('watch30d'),
  followers: column('followers'),
  following: column('following'),
  posts: column('posts'),
  riskScore: column('risk_score'),
  deviceCount: column('device_count'),
  activeDays30d: (at) => sql`(select count(distinct r.created_at::date) from user_login_record r
    where r."user" = u.id and r.result = 'ok' and r.created_at > ${at}::timestamptz - interval '30 days')`,
  paidOrders90d: (at) => sql`(select count(*) from "order" o
    where o."user" = u.id and o.paid_at > ${at}::timestamptz - interval '90 days')`,
}
