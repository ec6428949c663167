import type pg from 'pg'
import type { Entity } from '../../schema/entity'
import type { Registry } from '../../schema/registry'
import { fillTables } from '../db/bulk/fill-tables'
import { loadTable } from '../db/bulk/load-table'
import { sharedSequence, storageOf } from '../db/storage'
import { literal, quote } from '../db/table-plan'
import { demoRows, demoWorld } from './demo-rows'
import { essentialEntities } from './essential'
import { loadOrder } from './load-order'
import type { DemoRow, World } from './world'

/** So many records are added in one transaction: other calls wait no longer than for these. */
const BATCH = 400

export interface FillOptions {
  readonly pool: pg.Pool
  readonly registry: Registry
  readonly seed: number
  readonly now: number
  readonly sizes?: Readonly<Record<string, number>>
  /** Told after each batch how many of all records there are, and which entity's have just come. */
  readonly progress?: (entity: string, loaded: number, size: number) => void
  readonly signal?: AbortSignal
}

/** Keeps the ids of records that are still to come: what people add meanwhile takes ids after them. */
export async function keepIds({ pool, registry, seed, now, sizes }: FillOptions): Promise<void> {
  const world = demoWorld({ registry, seed, now, ...(sizes && { sizes }) })
  for (const { name } of restOf(registry, world)) {
    const entity = registry.entities.get(name)!
    if (sharedSequence(entity)) continue
    const table = literal(quote(storageOf(entity).table))
    await pool.query(`select setval(pg_get_serial_sequence(${table}, 'id'), $1)`, [lastId(world, entity)])
  }
}

/**
 * Adds the records that did not have to stand at first, entity by entity, each after all that it refers to. Cut short
 * and called again with the same seed and moment, it goes on where it was: no record comes twice.
 * @throws the database's error when what people have added contradicts what comes
 */
export async function fillRest(options: FillOptions): Promise<void> {
  const { pool, registry, seed, now, sizes, progress, signal } = options
  const world = demoWorld({ registry, seed, now, ...(sizes && { sizes }) })
  const size = restOf(registry, world).reduce((sum, { name }) => sum + world.count(name), 0)
  let loaded = 0
  for (const group of groupsOf(registry, world)) {
    if (signal?.aborted) return
    const entities = group.map((name) => registry.entities.get(name)!)
    for (const entity of entities) {
      const before = loaded
      if (entities.length > 1) break
      loaded += await addByBatches(pool, world, entity, signal, (count) =>
        progress?.(entity.name, before + count, size),
      )
    }
    if (entities.length < 2) continue
    // Those that refer to each other come at once, without the keys between them.
    await fillTables(
      pool,
      entities.map((entity) => ({
        entity,
        size: world.count(entity.name),
        rows: (from) => demoRows(world, entity.name, from),
      })),
    )
    loaded += group.reduce((sum, name) => sum + world.count(name), 0)
    progress?.(group[0]!, loaded, size)
  }
}

async function addByBatches(
  pool: pg.Pool,
  world: World,
  entity: Entity,
  signal: AbortSignal | undefined,
  progress: (count: number) => void,
): Promise<number> {
  const storage = storageOf(entity)
  const { rows: found } = await pool.query<{ last: number | null }>(
    `select max(id) as last from ${quote(storage.table)} where id <= $1`,
    [lastId(world, entity)],
  )
  const last = found[0]?.last ?? 0
  let batch: DemoRow[] = []
  let count = 0
  const flush = async () => {
    const client = await pool.connect()
    try {
      await loadTable(client, storage, batch)
    } finally {
      client.release()
    }
    batch = []
    progress(count)
  }
  // All are made anew, so that those to come know of those that stand.
  for (const row of demoRows(world, entity.name)) {
    count++
    if (Number(row['id']) <= last) continue
    batch.push(row)
    if (batch.length < BATCH) continue
    if (signal?.aborted) return count
    await flush()
  }
  if (batch.length > 0) await flush()
  await pool.query(`analyze ${quote(storage.table)}`)
  return count
}

function groupsOf(registry: Registry, world: World): string[][] {
  const essential = essentialEntities(registry)
  return loadOrder(registry)
    .map((group) => group.filter((name) => !essential.has(name) && world.count(name) > 0))
    .filter((group) => group.length > 0)
}

function restOf(registry: Registry, world: World): { readonly name: string }[] {
  return groupsOf(registry, world).flatMap((group) => group.map((name) => ({ name })))
}

function lastId(world: World, { name }: Entity): number {
  return (world.id(name, 0) ?? 1) + world.count(name) - 1
}
