import type { Entity, Row } from '../../schema/entity'
import type { Registry } from '../../schema/registry'
import { calendarUntil, type Calendar } from './calendar'
import type { Columns } from './columns'
import { loadOrder } from './load-order'
import { hashOf, Random } from '../base/random'
import type { Total } from './totals'

/** A record as the demo makes it, by field names; a field left out is filled by its type. */
export type DemoRow = Readonly<Record<string, unknown>>

/** What a generator makes of an entity's record: any of its fields, checked against its declaration. */
export type RowOf<E> = Partial<Row<E>>

/** Makes the records of one entity. */
export interface Generator {
  /** The n-th record: a function of the world and n alone, so that records agree without being looked up. */
  readonly row: (world: World, index: number, random: Random) => DemoRow
  /** How many there are where reality says so; else as many as are asked for. */
  readonly count?: (world: World) => number
  /** The id of the first; 1 unless declared otherwise. */
  readonly firstId?: (world: World) => number
  /** Nobody's first steps are about its records: they fill in once the console is open. */
  readonly isLater?: true
  /** No two of its records can clash: nothing is checked while loading. */
  readonly distinct?: true
  /**
   * They follow from each other and from how many users there are: where some are there already, none are added, since those
   * of another plan would contradict them.
   */
  readonly isWhole?: true
  /** Fields that count or add up records of another entity that refer to it; filled after `row`. */
  readonly totals?: readonly Total[]
}

/** Everything that records of the demo refer to. Two worlds of equal seed, moment, sizes and entities are equal. */
export interface World {
  readonly seed: number
  readonly calendar: Calendar
  readonly registry: Registry
  /** How many records an entity was asked to have: by size, else by its own `demo`; 0 where it is not declared. */
  asked(entity: string): number
  /** How many it has: as asked, unless reality says otherwise. */
  count(entity: string): number
  /** The id of an entity's n-th record, n taken round where it exceeds the count; null where there is none. */
  id(entity: string, index: number): number | null
  /**
   * What is remembered of another entity's records, by index; undefined where those are made only after this one's, and
   * so cannot be asked about.
   */
  columns(asker: string, entity: string): Columns | undefined
  /** What is remembered of an entity's records, whenever they are made: for totals, which nothing else depends on. */
  all(entity: string): Columns
  isKnown(entity: string): boolean
  /** Takes what is remembered of an entity's records, all of them, from where they have been made anyway. */
  know(entity: string, columns: Columns): void
  /** A stream of draws that belongs to one record. */
  random(name: string, index: number): Random
  /** Computes something once. */
  once<T>(name: string, make: () => T): T
}

export interface WorldOptions {
  readonly registry: Registry
  readonly seed: number
  /** Milliseconds since the epoch. */
  readonly now: number
  /** Records by entity, where it is not the entity's own `demo`. */
  readonly sizes?: Readonly<Record<string, number>>
  readonly generators: Readonly<Record<string, Generator>>
  /** How many records of an entity there is room for, where its rules leave room for few. */
  readonly room?: (world: World, entity: string) => number
  /** Makes what is remembered of an entity's records. */
  readonly remember?: (world: World, entity: string) => Columns
}

export function createWorld({
  registry,
  seed,
  now,
  sizes = {},
  generators,
  room = () => Infinity,
  remember,
}: WorldOptions): World {
  const memory = new Map<string, unknown>()
  const remembered = new Map<string, Columns>()
  const firstIds = new Map<string, number>()
  const counts = new Map<string, number>()
  const ranks = new Map(
    loadOrder(registry)
      .flatMap((group) => group.map((name) => name))
      .map((name, rank) => [name, rank]),
  )
  const world: World = {
    seed,
    calendar: calendarUntil(now),
    registry,
    asked: (name) => (registry.entities.has(name) ? (sizes[name] ?? registry.entities.get(name)!.demo) : 0),
    count(name) {
      let count = counts.get(name)
      if (count === undefined) {
        counts.set(name, world.asked(name))
        count = registry.entities.has(name)
          ? (generators[name]?.count?.(world) ??
            Math.min(world.asked(name), generators[name] ? Infinity : room(world, name)))
          : 0
        counts.set(name, count)
      }
      return count
    },
    id(name, index) {
      const count = world.count(name)
      if (count === 0) return null
      let first = firstIds.get(name)
      if (first === undefined) firstIds.set(name, (first = generators[name]?.firstId?.(world) ?? 1))
      return first + (index % count)
    },
    columns(asker, name) {
      const isBefore = (ranks.get(name) ?? Infinity) < (ranks.get(asker) ?? -1)
      return isBefore && remember && registry.entities.has(name) ? world.all(name) : undefined
    },
    all(name) {
      const columns = remembered.get(name) ?? remember?.(world, name) ?? new Map<string, readonly unknown[]>()
      remembered.set(name, columns)
      return columns
    },
    isKnown: (name) => remembered.has(name),
    know: (name, columns) => void remembered.set(name, columns),
    random: (name, index) => new Random(hashOf(seed, name, index)),
    once<T>(name: string, make: () => T): T {
      if (!memory.has(name)) memory.set(name, make())
      return memory.get(name) as T
    },
  }
  return world
}

/** An entity of the world. @throws Error when it is not declared. */
export function entityOf(world: World, name: string): Entity {
  const entity = world.registry.entities.get(name)
  if (!entity) throw new Error(`"${name}" is not an entity.`)
  return entity
}
