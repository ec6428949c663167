import type { Entity } from '../../../schema/entity'
import type { Random } from '../../base/random'
import { codeOfStep, nameOfStep, versionsPerClient } from '../generators/clients'
import { fieldsOf, type FieldFacts } from '../field-facts'
import type { World } from '../world'

/** Fields that say from which version of the app on, or up to which one, a record holds. */
const bounds: readonly (readonly [RegExp, 'first' | 'last'])[] = [
  [/^(minVersion|fromVersion)$/, 'first'],
  [/^(maxVersion|toVersion)$/, 'last'],
]

/**
 * Says of versions of the app only such as there are: of a client that the record is for, as far as it names some, and the
 * first never after the last.
 */
export function fillVersions(
  world: World,
  entity: Entity,
  row: Record<string, unknown>,
  given: ReadonlySet<string>,
  random: Random,
): void {
  const each = versionsPerClient(world)
  const clients = row['clients']
  const named: unknown = Array.isArray(clients) ? clients[0] : undefined
  const client = typeof named === 'number' ? named - (world.id('client', 0) ?? 1) : 0
  for (const [name, field] of fieldsOf(entity)) {
    const bound = bounds.find(([pattern]) => pattern.test(name))?.[1]
    if (!bound || given.has(name) || row[name] === null) continue
    // What ends with a version is for older ones: few records do.
    if (bound === 'last' && !field.required && random.chance(0.6)) row[name] = null
    else {
      const middle = Math.floor((each - 2) / 2)
      const step = bound === 'first' ? random.int(Math.max(1, middle)) : middle + random.int(Math.max(1, middle - 1))
      row[name] = versionAt(world, field, client, Math.min(step, each - 1))
    }
  }
}

/** A client's version by its place, as a field holds it: its record, its code, or its name. */
function versionAt(world: World, { type, to }: FieldFacts, client: number, step: number): unknown {
  if (type === 'int') return codeOfStep(step)
  if (type === 'ref' && to === 'clientVersion')
    return world.id('clientVersion', client * versionsPerClient(world) + step)
  return nameOfStep(client, step)
}
