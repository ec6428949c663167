import { sql } from 'kysely'
import type { Entity } from '../../schema/entity'
import type { Panel, PanelSums } from '../../schema/panel'
import type { Registry } from '../../schema/registry'
import { filterConditions } from '../access/filter-sql'
import type { ListScope } from '../access/list-scope'
import { storageOf } from '../db/storage'
import type { Context } from '../pipeline/operation'
import { prepareQuery } from './list'
import { whereSql } from './list-sql'

/** The most lines that are told; the sum is that of all. */
const mostLines = 60

interface Line {
  readonly day: string
  readonly source: string | null
  readonly amount: string | number
}

/** Whether an account may see what a panel adds up: it sees it of single records elsewhere. */
export function seesSums({ of, by }: PanelSums, scope: Pick<ListScope, 'columns'>): boolean {
  return scope.columns.has(of) && scope.columns.has(by)
}

/**
 * The records of a panel by day and source, from the case before of the same record to the case itself, with each line's share of
 * what the case pays.
 * @param of what the case is one of
 */
export async function panelSums(
  registry: Registry,
  context: Context,
  of: Entity,
  panel: Panel & { readonly sums: PanelSums },
  record: Readonly<Record<string, unknown>>,
  about: number,
) {
  const { entity, by, through, sums } = panel
  const own = storageOf(entity)
  const column = (path: string) => sql.ref(`${own.table}.${own.byField.get(path)?.column ?? path}`)
  const { conditions } = await prepareQuery(registry, entity, context, { filters: { [by ?? 'id']: { is: [about] } } })
  const where = Object.fromEntries(Object.entries(sums.where ?? {}).map(([path, is]) => [path, { is: [...is] }]))
  const since = await caseBefore(context, of, through, about, record)
  const at = column('createdAt')
  const all = [
    ...conditions,
    ...filterConditions(registry, entity, where),
    sql<boolean>`${at} <= ${String(record.createdAt)}`,
    ...(since === undefined ? [] : [sql<boolean>`${at} > ${since}`]),
  ]
  const { rows } = await sql<Line>`
    select to_char(${at} at time zone ${context.account.zone}, 'YYYY-MM-DD') as day, ${column(sums.by)}::text as source,
      sum(${column(sums.of)}) as amount
    from ${sql.table(own.table)}${whereSql(all)} group by 1, 2 order by 1 desc, 2`.execute(context.db)
  // What the account may not see in full is no number.
  const figure = (name: string) => (typeof record[name] === 'number' ? record[name] : null)
  const asked = figure(sums.asked) ?? 0
  const paid = figure(sums.paid.amount)
  const currency = record[sums.paid.currency]
  const lines = rows.map(({ day, source, amount }) => ({
    day,
    source: source ?? '',
    amount: Number(amount),
    paid: paid === null || asked === 0 ? null : Math.round((Number(amount) / asked) * paid),
  }))
  return {
    lines: lines.slice(0, mostLines),
    total: lines.reduce((sum, { amount }) => sum + amount, 0),
    count: lines.length,
    asked,
    paid,
    currency: typeof currency === 'string' ? currency : null,
  }
}

/** When the case before of the same record was put forward; undefined where it is the first. */
async function caseBefore(
  { db }: Context,
  of: Entity,
  through: string,
  about: number,
  { id, createdAt }: Readonly<Record<string, unknown>>,
): Promise<string | undefined> {
  const { table, byField } = storageOf(of)
  const { rows } = await sql<{ at: string | null }>`select max(created_at) as at from ${sql.table(table)}
    where ${sql.ref(byField.get(through)?.column ?? through)} = ${about} and id <> ${Number(id)}
      and created_at < ${String(createdAt)}`.execute(db)
  const at = rows[0]?.at
  return at ? new Date(at).toISOString() : undefined
}
