import type { Entity } from '../../../schema/entity'
import { countryId, languageId } from '../generators/places'
import { markets } from '../people'
import { weights, type Random } from '../../base/random'
import { fieldsOf, type FieldFacts } from '../field-facts'
import { scatter } from '../scatter'
import type { World } from '../world'
import { anArea, namesAnArea } from './areas'

/** A record being made. */
export interface Making {
  readonly world: World
  readonly entity: Entity
  readonly index: number
  readonly random: Random
  readonly row: Record<string, unknown>
}

const spokenLanguages = weights([
  ['zh_CN', 30],
  ['en', 26],
  ['in_ID', 22],
  ['es_MX', 16],
  ['ar_AE', 6],
] as const)

/**
 * Fills the references of a record: to popular records oftener than to others, to such as are in use rather than drafts,
 * and where what one refers to says what another must be (an order's subscription names its user), to that.
 */
export function fillReferences(making: Making): void {
  const { world, entity, row, random, index } = making
  for (const [name, field] of orderedReferences(world, entity)) {
    if (row[name] !== undefined) continue
    const to = String(field.to)
    const implied = impliedValue(making, name, field)
    if (implied !== undefined) row[name] = implied
    else if (!isFilled(making, name, field)) row[name] = null
    else if (namesAnArea(field)) row[name] = anArea(world, random, index, field)
    else if (field.unique) row[name] = scattered(world, to, index)
    else row[name] = pick(world, entity, to, random, index)
  }
}

/** A record of an entity, drawn as often as it is popular. */
export function pick(world: World, entity: Entity, to: string, random: Random, index: number): number | null {
  if (to === 'country') return countryId(world, random.weighted(markets).iso2) ?? world.id(to, 0)
  if (to === 'language') return languageId(world, random.weighted(spokenLanguages)) ?? world.id(to, 0)
  const count = world.count(to)
  if (count === 0) return null
  // What is above a record of the same kind is before it, and some have nothing above them.
  if (to === entity.name)
    return index > 2 && random.chance(0.6) ? world.id(to, random.skewed(Math.min(index, count))) : null
  const columns = world.columns(entity.name, to)
  for (let attempt = 0; attempt < 4; attempt++) {
    const drawn = count > 2_000 ? random.int(count) : random.skewed(count, 1.6)
    if (!columns) return world.id(to, drawn)
    if (columns.get('id')?.[drawn] === undefined) continue
    const state = columns.get('state')?.[drawn]
    if (attempt < 3 && /^(draft|rejected|refused|pending|awaiting\w*|new|applied|deleted)$/.test(String(state)))
      continue
    return world.id(to, drawn)
  }
  return world.id(to, 0)
}

/** Each record of an entity once, in no apparent order. */
function scattered(world: World, to: string, index: number): number | null {
  return world.id(to, scatter(world.count(to), index))
}

/**
 * What another reference of the record says this one is: `user` is the `user` of its `subscription`; `anchor` is the
 * `anchor` of its `session`.
 */
function impliedValue({ world, entity, row }: Making, name: string, field: FieldFacts): unknown {
  const { to = '' } = field
  if (/^(account|approvedBy|createdBy)$/.test(to) || /By\d?$/.test(name)) return undefined
  for (const { via, target, first } of implications(world, entity, name, field)) {
    const id = row[via]
    if (typeof id !== 'number') continue
    const value = world.columns(entity.name, target)?.get(name)?.[id - first]
    if (value !== undefined && value !== null) return value
  }
  return undefined
}

/** The references of a record that lead to one which itself has a reference of this name to the same entity. */
function implications(world: World, entity: Entity, name: string, { to, group: within }: FieldFacts) {
  return world.once(`implied ${entity.name}.${name}`, () =>
    fieldsOf(entity).flatMap(([via, { type, to: target = '' }]) => {
      if (type !== 'ref' || via === name || target === entity.name) return []
      const other = world.registry.entities.get(target)
      const facts = other && fieldsOf(other).find(([field]) => field === name)?.[1]
      if (facts?.type !== 'ref' || facts.to !== to || facts.group !== within || world.count(target) === 0) return []
      // What may occur once together with it cannot follow from it.
      if (entity.unique?.some((group) => group.includes(name) && group.includes(via))) return []
      return [{ via, target, first: world.id(target, 0) ?? 1 }]
    }),
  )
}

/** The references of an entity, those that imply others first. */
function orderedReferences(world: World, entity: Entity): readonly (readonly [string, FieldFacts])[] {
  return world.once(`references ${entity.name}`, () => {
    const all = fieldsOf(entity).filter(([, { type }]) => type === 'ref')
    const names = new Set(all.map(([name]) => name))
    const implies = ([, { to = '' }]: readonly [string, FieldFacts]) => {
      const other = world.registry.entities.get(to)
      return other ? fieldsOf(other).filter(([field, { type }]) => type === 'ref' && names.has(field)).length : 0
    }
    return [...all].sort((a, b) => implies(b) - implies(a))
  })
}

/** Whether a field that may stay empty is filled. */
export function isFilled({ random }: Making, name: string, field: FieldFacts): boolean {
  if (field.required || field.default !== undefined) return true
  if (/^(duplicateOf|replacedBy|reversedBy|mergedInto|rollbackOf|reversalOf|supersededBy)$/.test(name))
    return random.chance(0.04)
  if (
    /^(category|country|area|client|user|content|owner|language|channel|market|product|gift|anchor|room|session|guild)$/.test(
      name,
    )
  )
    return random.chance(0.92)
  return random.chance(field.unique ? 0.6 : 0.62)
}
