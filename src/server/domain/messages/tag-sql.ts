import { sql, type Expression, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { ConditionNode } from '../../../shared/conditions'
import type userTag from '../../../entities/user-manage/user-tag'
import type { Row } from '../../../schema/entity'
import type { Database } from '../../db/database'
import { badField } from '../../base/errors'

type Conditions = Row<typeof userTag>['conditions']
type Leaf = NonNullable<Conditions['leaves']>[number]

/** How a comparison is written. */
export const signs: Readonly<Record<string, string>> = { eq: '=', ne: '<>', gt: '>', gte: '>=', lt: '<', lte: '<=' }

/** Users (`u`) whom any of the tags selects. @throws A0400 where a tag asks for what the database does not hold */
export async function tagSql(db: Kysely<Database>, ids: readonly number[], at: Date): Promise<Expression<SqlBool>> {
  if (ids.length === 0) return sql`false`
  const { rows } = await sql<{
    conditions: Conditions
  }>`select conditions from user_tag where id = any(${ids})`.execute(db)
  if (rows.length === 0) return sql`false`
  return sql`(${sql.join(
    rows.map(({ conditions }) => conditionsSql(conditions, at)),
    sql` or `,
  )})`
}

/** Users (`u`) whom conditions select. @throws A0400 where they ask for what the database does not hold */
export function conditionsSql(conditions: Conditions, at: Date): Expression<SqlBool> {
  return nodeSql<Leaf>(conditions, (leaf) => leafSql(leaf, at.toISOString()))
}

/** Conditions put together, each written by its kind. */
export function nodeSql<L>(node: ConditionNode<L>, leafSql: (leaf: L) => Expression<SqlBool>): Expression<SqlBool> {
  const parts = [
    ...(node.leaves ?? []).map((leaf) => leafSql(leaf)),
    ...(node.groups ?? []).map((group) => nodeSql(group, leafSql)),
  ]
  // What asks for nothing selects nobody.
  if (parts.length === 0) return sql`false`
  if (node.match === 'none') return sql`not (${sql.join(parts, sql` or `)})`
  return sql`(${sql.join(parts, node.match === 'any' ? sql` or ` : sql` and `)})`
}

function leafSql({ kind, code, operator, value }: Leaf, at: string): Expression<SqlBool> {
  if (kind === 'userLabel') return labelled(sql`select l.id from user_label l where l.code = ${code}`, operator)
  if (kind === 'ruleUser')
    return labelled(
      sql`select l.id from user_label l join rule_user r on r.id = l.rule where r.code = ${code}`,
      operator,
    )
  const indicator = indicators[code]
  const sign = signs[operator]
  if (!indicator || !sign || typeof value !== 'number')
    throw badField('userTags', 'error.pushTagUnknown', { indicator: code })
  return sql<SqlBool>`coalesce(${indicator(at)}, 0) ${sql.raw(sign)} ${value}`
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
