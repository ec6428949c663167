import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from './database'

/** A column with its type in SQL. */
export interface TypedColumn {
  readonly column: string
  readonly type: string
}

type Stored = Record<string, unknown>
type Values = Readonly<Record<string, unknown>>

/*
 * What several records ask of a table, in one statement each. Values go as columns of texts, so that a statement reads the same
 * however many there are, and are cast to the types of the table: as text they have the forms that a driver would send.
 */

/** The rows of several ids, locked in the order of their ids, by id. */
export async function lockRows(
  db: Kysely<Database>,
  table: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Stored>> {
  const { rows } = await sql<Stored>`select * from ${sql.table(table)} where id = any(${[...new Set(ids)]}::bigint[])
    order by id for no key update`.execute(db)
  return byId(rows)
}

/** For each of several sets of values, the first rows that have them and meet the conditions, by id. */
export async function rowsEqual(
  db: Kysely<Database>,
  table: string,
  columns: readonly TypedColumn[],
  asked: readonly (readonly unknown[])[],
  also: readonly RawBuilder<unknown>[],
  limit: number,
): Promise<readonly (readonly Stored[])[]> {
  const found: Stored[][] = asked.map(() => [])
  const same = columns.map(({ column, type }, at) => sql`${sql.ref(column)} = ${valueOf(at, type)}`)
  const { rows } = await sql<Stored & { '#': number }>`select found.*, v."#" from ${valuesOf(columns.length, asked)}
    cross join lateral (select * from ${sql.table(table)} where ${sql.join([...same, ...also], sql` and `)}
      order by id limit ${limit}) as found
    order by v."#", found.id`.execute(db)
  for (const row of rows) found[Number(row['#']) - 1]?.push(row)
  return found
}

/** Adds rows of the same columns, whose ids are given in their order. @returns them as stored, in the order given */
export async function insertRows(
  db: Kysely<Database>,
  table: string,
  columns: readonly TypedColumn[],
  rows: readonly Values[],
): Promise<Stored[]> {
  const { rows: stored } = await insertion(table, columns, rows, sql`*`).execute(db)
  return stored.sort((a, b) => Number(a.id) - Number(b.id))
}

/** The statement that adds rows of the same columns, in their order. @param returning what it answers of each */
export function insertion(
  table: string,
  columns: readonly TypedColumn[],
  rows: readonly Values[],
  returning: RawBuilder<unknown>,
): RawBuilder<Stored> {
  const names = sql.join(columns.map(({ column }) => sql.ref(column)))
  const added = sql`insert into ${sql.table(table)} (${names})`
  const values = listed(columns, rows)
  const [only = []] = values
  // Of one alone its values as they are: that takes less planning.
  if (rows.length === 1) return sql<Stored>`${added} values (${sql.join(only)}) returning ${returning}`
  return sql<Stored>`${added} select ${sql.join(columns.map(({ type }, at) => valueOf(at, type)))}
    from ${valuesOf(columns.length, values)} order by v."#" returning ${returning}`
}

/** Changes the same columns of several rows and raises their versions. @returns them as stored, by id */
export async function updateRows(
  db: Kysely<Database>,
  table: string,
  columns: readonly TypedColumn[],
  changed: readonly { readonly id: number; readonly values: Values }[],
): Promise<ReadonlyMap<number, Stored>> {
  const values = listed(
    [...columns, { column: 'id', type: 'bigint' }],
    changed.map((each) => ({ ...each.values, id: each.id })),
  )
  const sets = columns.map(({ column, type }, at) => sql`${sql.ref(column)} = ${valueOf(at, type)}`)
  const { rows } = await sql<Stored>`update ${sql.table(table)} as t
    set ${sql.join([...sets, sql`version = t.version + 1`])} from ${valuesOf(columns.length + 1, values)}
    where t.id = ${valueOf(columns.length, 'bigint')} returning t.*`.execute(db)
  return byId(rows)
}

function byId(rows: readonly Stored[]): ReadonlyMap<number, Stored> {
  return new Map(rows.map((row) => [Number(row.id), row]))
}

function listed(columns: readonly TypedColumn[], rows: readonly Values[]): unknown[][] {
  return rows.map((row) => columns.map(({ column }) => row[column]))
}

/** Rows of so many values, as a table `v` with their numbers. */
function valuesOf(count: number, rows: readonly (readonly unknown[])[]): RawBuilder<unknown> {
  const places = Array.from({ length: count }, (_, at) => at)
  const lists = places.map((at) => sql`${rows.map((row) => asText(row[at]))}::text[]`)
  const names = [...places.map(nameOf), sql.ref('#')]
  return sql`unnest(${sql.join(lists)}) with ordinality as v(${sql.join(names)})`
}

function valueOf(at: number, type: string): RawBuilder<unknown> {
  return sql`v.${nameOf(at)}::${sql.raw(type)}`
}

const nameOf = (at: number): RawBuilder<unknown> => sql.ref(`v${at}`)

/** A value as PostgreSQL reads it. */
function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (Array.isArray(value)) return `{${value.map(asMember).join()}}`
  if (value instanceof Date) return value.toISOString()
  return String(value as string | number | boolean)
}

function asMember(value: unknown): string {
  return asText(value)?.replace(/["\\]/g, '\\$&').replace(/^.*$/s, '"$&"') ?? 'NULL'
}
