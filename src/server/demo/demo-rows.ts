import type { Entity } from '../../schema/entity'
import { ColumnRecorder } from './columns'
import { generators } from './generators/generators'
import { completeRow } from './generic/complete-row'
import { roomOfNames } from './generic/names'
import { slotsOf } from './generic/slots'
import { addTotals } from './totals'
import { fieldsOf } from './field-facts'
import { createWorld, entityOf, type DemoRow, type World, type WorldOptions } from './world'

/** The world of the demo data: everything it makes follows from these options. */
export function demoWorld(options: Omit<WorldOptions, 'generators' | 'room' | 'remember'>): World {
  return createWorld({
    ...options,
    generators,
    room(world, name) {
      const entity = entityOf(world, name)
      return Math.min(slotsOf(world, entity).room, roomOfNames(entity))
    },
    remember: (world, name) => {
      const recorder = new ColumnRecorder(entityOf(world, name))
      for (const [index, row] of plainRows(world, name)) recorder.add(index, row)
      return recorder.columns
    },
  })
}

/**
 * The records of an entity in the order of their ids, complete: every field, the standard ones too.
 * A record that would break one of the entity's unique combinations is drawn again, and left out when nothing fits.
 * @param from the first index; those before it are there already
 */
export function* demoRows(world: World, name: string, from = 0): Generator<DemoRow> {
  const entity = entityOf(world, name)
  // What others will ask about these records is taken down in passing, so that they need not be made again for it.
  const recorder = from === 0 && !world.isKnown(name) ? new ColumnRecorder(entity) : undefined
  for (const [index, row] of plainRows(world, name, from)) {
    recorder?.add(index, row)
    yield addTotals(world, entity, row, generators[name])
  }
  if (recorder) world.know(name, recorder.columns)
}

/** The records with their indexes, before those that belong to them are counted. */
function* plainRows(
  world: World,
  name: string,
  from = 0,
): Generator<readonly [index: number, row: Record<string, unknown>]> {
  const generator = generators[name]
  const entity = entityOf(world, name)
  const groups = generator?.distinct ? [] : uniqueGroups(entity)
  const seen = groups.map(() => new Set<string>())
  const count = generator?.isWhole && from > 0 ? from : world.count(name)
  const places = placesWithin(entity)
  // Places are counted from the first on, whichever is asked for.
  for (let index = places ? 0 : from; index < count; index++)
    for (let attempt = 0; attempt < 20; attempt++) {
      const random = world.random(attempt === 0 ? name : `${name} ${attempt}`, index)
      const made = generator?.row(world, index, random) ?? {}
      const row = completeRow(world, entity, index, random, made)
      const keys = groups.map(({ fields, states }) => keyOf(row, fields, states))
      if (keys.some((key, at) => key !== null && seen[at]!.has(key))) continue
      keys.forEach((key, at) => key !== null && seen[at]!.add(key))
      places?.(row, made)
      if (index >= from) yield [index, row]
      break
    }
}

/**
 * Counts the places of an entity whose order is of something, as one record comes after the other. What the generator numbers by
 * itself stays. Undefined where there is one order for all, or places are among what may occur once.
 */
function placesWithin({
  ordered,
  unique = [],
}: Entity): ((row: Record<string, unknown>, made: DemoRow) => void) | undefined {
  const { by, within } = ordered ?? {}
  if (by === undefined || !within || unique.some((group) => group.includes(by))) return undefined
  const last = new Map<string, number>()
  return (row, made) => {
    if (made[by] !== undefined) return
    const of = JSON.stringify(within.map((field) => row[field]))
    const place = (last.get(of) ?? 0) + 1
    last.set(of, place)
    row[by] = place
  }
}

interface UniqueGroup {
  readonly fields: readonly string[]
  readonly states: readonly string[] | undefined
}

function uniqueGroups(entity: Entity): UniqueGroup[] {
  return [
    ...fieldsOf(entity).flatMap(([field, { unique }]) => (unique ? [{ fields: [field], states: undefined }] : [])),
    ...(entity.unique ?? []).map((fields) => ({ fields, states: entity.uniqueWhileIn })),
  ]
}

/** Null where the row is free of the rule: a field is empty, or its state is none of those that count. */
function keyOf(row: DemoRow, fields: readonly string[], states: readonly string[] | undefined): string | null {
  if (states && !states.includes(String(row['state']))) return null
  const values = fields.map((field) => row[field])
  return values.some((value) => value === null || value === undefined) ? null : JSON.stringify(values)
}
