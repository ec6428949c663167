import type pg from 'pg'
import type { Registry } from '../../schema/registry'
import { fillTables, type Bring, type Progress } from '../db/bulk/fill-tables'
import { demoRows, demoWorld } from './demo-rows'
import { fillOutboxes } from './fill-outboxes'
import { loadOrder } from './load-order'
import { loadWhatFits } from './load-what-fits'

export interface SeedOptions {
  readonly pool: pg.Pool
  readonly registry: Registry
  /** Equal seeds at equal moments give equal data. */
  readonly seed: number
  /** The moment that the data ends at; it begins a year before. */
  readonly now: Date
  /** Records by entity, where it is not the entity's own `demo`. */
  readonly sizes?: Readonly<Record<string, number>>
  readonly progress?: Progress
  /** Which entities; all unless declared otherwise. */
  readonly only?: ReadonlySet<string>
  /** What belongs to the same transaction. */
  readonly also?: (client: pg.ClientBase) => Promise<void>
}

export interface Seeded {
  /** Records that were added, by entity. */
  readonly rows: Readonly<Record<string, number>>
  readonly milliseconds: number
}

/**
 * Fills each entity's table up to its size with demo data; all of it or, when it is cut short, nothing. Records that
 * stand already are kept, and those that follow them are added.
 * @throws the database's error when what stands already contradicts what is added
 */
export async function seedDemo({
  pool,
  registry,
  seed,
  now,
  sizes,
  progress,
  only,
  also,
}: SeedOptions): Promise<Seeded> {
  const began = performance.now()
  const world = demoWorld({ registry, seed, now: now.getTime(), ...(sizes && { sizes }) })
  // In the order in which they refer to each other, so that each is made once.
  const sources = loadOrder(registry)
    .flat()
    .filter((name) => only?.has(name) ?? true)
    .map((name) => registry.entities.get(name)!)
    .map((entity) => ({
      entity,
      size: world.count(entity.name),
      rows: (from: number) => demoRows(world, entity.name, from),
    }))
    .filter(({ size }) => size > 0)
  const rows = await fillTables(
    pool,
    sources,
    progress,
    async (client, added) => {
      await fillOutboxes(client, world, added)
      await also?.(client)
    },
    bringWhatFits,
  )
  return { rows, milliseconds: Math.round(performance.now() - began) }
}

/** Beside more users others are hosts: what they have may stand already, by another plan, and is then left as it is. */
const bringWhatFits: Bring = async (client, storage, rows) => {
  const all = [...rows]
  return all.length - (await loadWhatFits(client, storage, all))
}
