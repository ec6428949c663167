import type pg from 'pg'
import type { Entity } from '../../../schema/entity'
import { sharedSequence, storageOf, type Storage } from '../storage'
import { literal, quote } from '../table-plan'
import type { StoredRow } from './copy-text'
import { loadTable } from './load-table'
import { guardsOf, keptIndexes } from './table-guards'

/** Where the records of an entity come from. */
export interface Source {
  readonly entity: Entity
  /** How many records its table should hold. */
  readonly size: number
  /** The records from an index on, ids included; those before it stand in the table already. */
  readonly rows: (from: number) => Iterable<StoredRow>
}

/** Called now and then with how many records of an entity there are by now. */
export type Progress = (entity: string, loaded: number, size: number) => void

/** Brings records into a table in which others stand already. @returns how many it brought in */
export type Bring = (client: pg.ClientBase, storage: Storage, rows: Iterable<StoredRow>) => Promise<number>

/**
 * Fills each table up to its size, all in one transaction: when it is cut short, nothing has changed. Foreign keys are
 * checked at the end, so that records may refer to each other in any order.
 * @param also what belongs to the same transaction, after the records
 * @param bring how records come into a table that holds some; by default as into an empty one
 * @returns how many records were added, by entity
 * @throws the database's error when records contradict each other or what stands already
 */
export async function fillTables(
  pool: pg.Pool,
  sources: readonly Source[],
  progress?: Progress,
  also?: (client: pg.ClientBase, added: Readonly<Record<string, number>>) => Promise<void>,
  bring?: Bring,
): Promise<Record<string, number>> {
  const client = await pool.connect()
  const added: Record<string, number> = {}
  try {
    await client.query('begin')
    await client.query(`set local maintenance_work_mem = '256MB'`)
    const open = await unfilled(client, sources)
    const tables = open.map(({ source }) => storageOf(source.entity).table)
    const large = open
      .filter(({ source, from }) => source.size - from > keptIndexes)
      .map(({ source }) => storageOf(source.entity).table)
    const guards = await guardsOf(client, tables, large)
    for (const statement of guards.drop) await client.query(statement)
    for (const { source, from } of open) {
      const { entity, size } = source
      const storage = storageOf(entity)
      added[entity.name] =
        from > 0 && bring
          ? await bring(client, storage, source.rows(from))
          : await loadTable(client, storage, source.rows(from), (loaded) =>
              progress?.(entity.name, from + loaded, size),
            )
      await client.query(nextId(entity))
    }
    for (const statement of guards.restore) await client.query(statement)
    // What is asked of tables that nobody has looked at yet takes as long as if they were empty, or endless.
    if (tables.length > 0) await client.query(`analyze ${tables.map(quote).join(', ')}`)
    await also?.(client, added)
    await client.query('commit')
    // It leaves word which pages everybody sees: only with it can an index answer without the table.
    if (tables.length > 0) await client.query(`vacuum ${tables.map(quote).join(', ')}`)
    return added
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

async function unfilled(client: pg.ClientBase, sources: readonly Source[]) {
  const counts = sources.map(
    ({ entity }, index) => `(select count(*)::int from ${quote(storageOf(entity).table)}) as n${index}`,
  )
  const { rows } = await client.query<Record<string, number>>(`select ${counts.join(', ')}`)
  return sources
    .map((source, index) => ({ source, from: rows[0]?.[`n${index}`] ?? 0 }))
    .filter(({ source, from }) => from < source.size)
}

/** New records take ids after those that were loaded, here and into tables that share the numbering. */
function nextId(entity: Entity): string {
  const name = quote(storageOf(entity).table)
  const sequence = sharedSequence(entity)
  const own = sequence ? literal(sequence) : `pg_get_serial_sequence(${literal(name)}, 'id')`
  const least = sequence ? `(select last_value from ${quote(sequence)})` : '1'
  return `select setval(${own}, greatest((select max(id) from ${name}), ${least}))`
}
