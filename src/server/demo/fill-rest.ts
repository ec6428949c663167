import type pg from 'pg'
import type { Entity } from '../../schema/entity'
import type { Registry } from '../../schema/registry'
import { sharedSequence, storageOf } from '../db/storage'
import { literal, quote } from '../db/table-plan'
import { demoRows, demoWorld } from './demo-rows'
import { essentialEntities } from './essential'
import { LaterReferences } from './later-references'
import { loadOrder } from './load-order'
import { isPassing, loadWhatFits } from './load-what-fits'
import type { DemoRow, World } from './world'

/** How many records are added in one transaction: other calls wait no longer than for these. */
const BATCH = 400

/** How often a batch is tried that loses a deadlock with what people do meanwhile. */
const TRIES = 5

interface WorldSize {
  readonly registry: Registry
  readonly seed: number
  readonly now: number
  readonly sizes?: Readonly<Record<string, number>>
}

export interface FillOptions extends WorldSize {
  readonly pool: pg.Pool
  /** Called before each entity and after each batch with how many of all records there are, and which entity's come. */
  readonly progress?: (entity: string, loaded: number, size: number) => void | Promise<void>
  readonly signal?: AbortSignal
}

/** Keeps the ids of records that are still to come: what people add meanwhile takes ids after them. */
export async function keepIds({
  client,
  registry,
  ...size
}: WorldSize & { readonly client: pg.ClientBase }): Promise<void> {
  const world = demoWorld({ registry, ...size })
  for (const entity of groupsOf(registry, world).flat()) {
    if (sharedSequence(entity)) continue
    const table = literal(quote(storageOf(entity).table))
    await client.query(`select setval(pg_get_serial_sequence(${table}, 'id'), $1)`, [lastId(world, entity)])
  }
}

/**
 * Adds the records that did not have to be at first, entity by entity, each after all that it refers to. Cut short
 * and called again with the same seed and moment, it goes on where it was: no record comes twice. What people have added,
 * changed or deleted meanwhile stands; a record that contradicts it is left out.
 * @returns how many records were left out
 * @throws the database's error where it is about anything else, as a lost connection
 */
export async function fillRest(options: FillOptions): Promise<number> {
  const { pool, registry, seed, now, sizes, progress, signal } = options
  const world = demoWorld({ registry, seed, now, ...(sizes && { sizes }) })
  const groups = groupsOf(registry, world)
  const size = groups.flat().reduce((sum, { name }) => sum + world.count(name), 0)
  let loaded = 0
  let out = 0
  for (const group of groups) {
    const later = LaterReferences.of(group)
    for (const entity of later.order) {
      const before = loaded
      const tell = async (count: number) => progress?.(entity.name, before + count, size)
      await tell(0)
      const batches = new Batches(pool, entity)
      const last = await lastLoaded(pool, world, entity)
      // All are made again, so that those to come know of those that stand.
      let count = 0
      for (const whole of demoRows(world, entity.name)) {
        if (signal?.aborted) return out
        const row = later.take(entity, whole)
        count++
        if (Number(row['id']) > last && (await batches.add(row))) await tell(count)
      }
      await batches.flush()
      await pool.query(`analyze ${quote(storageOf(entity).table)}`)
      out += batches.out
      loaded += world.count(entity.name)
      await tell(loaded - before)
    }
    await later.restore(pool)
  }
  return out
}

/** Collects the records of an entity, and adds them by batches. */
class Batches {
  /** How many records were left out. */
  out = 0
  private rows: DemoRow[] = []

  constructor(
    private readonly pool: pg.Pool,
    private readonly entity: Entity,
  ) {}

  /** @returns whether a batch has been added */
  async add(row: DemoRow): Promise<boolean> {
    this.rows.push(row)
    if (this.rows.length < BATCH) return false
    await this.flush()
    return true
  }

  async flush(): Promise<void> {
    const rows = this.rows
    this.rows = []
    if (rows.length === 0) return
    for (let tries = 1; ; tries++)
      try {
        this.out += await inTransaction(this.pool, (client) => loadWhatFits(client, storageOf(this.entity), rows))
        return
      } catch (error) {
        if (!isPassing(error) || tries === TRIES) throw error
      }
  }
}

async function inTransaction<T>(pool: pg.Pool, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    await client.query('rollback').then(
      () => client.release(),
      // A connection that is lost is no use to the next one.
      () => client.release(true),
    )
    throw error
  }
}

/** The last record of the demo that stands; ids beyond are what people have added. */
async function lastLoaded(pool: pg.Pool, world: World, entity: Entity): Promise<number> {
  const { rows } = await pool.query<{ last: number | null }>(
    `select max(id) as last from ${quote(storageOf(entity).table)} where id <= $1`,
    [lastId(world, entity)],
  )
  return Number(rows[0]?.last ?? 0)
}

function groupsOf(registry: Registry, world: World): Entity[][] {
  const essential = essentialEntities(registry)
  return loadOrder(registry)
    .map((group) => group.filter((name) => !essential.has(name) && world.count(name) > 0))
    .filter((group) => group.length > 0)
    .map((group) => group.map((name) => registry.entities.get(name)!))
}

function lastId(world: World, { name }: Entity): number {
  return (world.id(name, 0) ?? 1) + world.count(name) - 1
}
