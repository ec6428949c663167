import { sql, type Kysely } from 'kysely'
import type { Entity } from '../../../schema/entity'
import type { Registry } from '../../../schema/registry'
import type { Database } from '../../db/database'
import { rowFrom, storageOf } from '../../db/storage'
import { orderSql, ownColumns, whereSql } from '../../operations/list'
import { maskRow } from '../../access/mask'
import { refreshDictionaries } from '../../db/read-dictionaries'
import { resolveReferences } from '../../access/references'
import type { ExportList } from './export-list'
import { cellOf, formatContext, placeOf, type ExportColumn, type Reader } from './export-columns'
import type { Cell } from '../../sheets/csv'

/** Rows fetched at once: their references are then looked up in one query an entity. */
const batchSize = 2_000

/** The rows of these ids as cells, in their order; a row that has been removed meanwhile is left out. */
export async function* readRows(
  registry: Registry,
  db: Kysely<Database>,
  entity: Entity,
  ids: readonly number[],
  columns: readonly ExportColumn[],
  reader: Reader,
): AsyncGenerator<Cell[]> {
  const paths = [
    ...new Set(columns.flatMap(({ path, currencyPath }) => (currencyPath ? [path, currencyPath] : [path]))),
  ]
  await refreshDictionaries(db)
  const base = formatContext(reader)
  const place = placeOf(reader)
  for (let start = 0; start < ids.length; start += batchSize) {
    const rows = await fetchRows(db, entity, ids.slice(start, start + batchSize), paths)
    for (const row of rows) maskRow(entity, row, reader.account, place)
    await resolveReferences(db, registry, reader.account, entity, rows, paths, place)
    for (const row of rows) yield columns.map((column) => cellOf(column, row, base))
  }
}

/**
 * The ids of all rows of a list, in its order, read by one statement: what is written meanwhile neither loses nor doubles
 * a row. As one array, a million ids are 8 MB; a million row objects would be ten times that.
 */
export async function readIds(
  db: Kysely<Database>,
  { entity, prepared }: Pick<ExportList, 'entity' | 'prepared'>,
): Promise<readonly number[]> {
  const { rows } = await sql<{ ids: number[] }>`select array(
    select id from ${sql.table(storageOf(entity).table)}${whereSql(prepared.conditions)} order by ${orderSql(prepared.order)}
  ) as ids`.execute(db)
  return rows[0]?.ids ?? []
}

async function fetchRows(
  db: Kysely<Database>,
  entity: Entity,
  ids: readonly number[],
  paths: readonly string[],
): Promise<Record<string, unknown>[]> {
  const { table } = storageOf(entity)
  const found = await db
    .selectFrom(table)
    .select(ownColumns(entity, paths))
    .where('id', '=', sql`any(${ids})`)
    .execute()
  const byId = new Map(found.map((stored) => [Number(stored.id), rowFrom(entity, stored) as Record<string, unknown>]))
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined)
}
