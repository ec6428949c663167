import { isReferenceList, traitsOf } from '../../fields/field-traits'
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import { AREA } from '../../fields/areas/field'
import { scopeFields, type Entity } from '../../schema/entity'
import type { Registry } from '../../schema/registry'
import { storageOf } from '../db/storage'

/** Whether a record lies in some of the areas, or in none but them. */
export type Within = 'some' | 'whole'

/**
 * The condition of a record lying in areas, by what its entity is `scopedBy`. Areas are drawn for many purposes: two of them meet
 * where they have a country in common. What is for all areas meets every area, and lies whole in none; what says nothing of
 * its area or country meets none.
 * @param table the name under which the record's table is in the query
 * @param countries the ids of the countries of the given areas, none of which is for all: values, so that the database plans for just them
 * @returns undefined where the entity's records belong to no areas
 */
export function inAreas(
  registry: Registry,
  entity: Entity,
  table: string,
  countries: readonly number[],
  within: Within,
): Expression<SqlBool> | undefined {
  const fields = scopeFields(entity)
  const conditions = fields.map((field) =>
    byField(registry, entity, table, field, countries, within, fields.length === 1),
  )
  return conditions.length === 0 ? undefined : sql<SqlBool>`(${sql.join(conditions, sql` or `)})`
}

function byField(
  registry: Registry,
  entity: Entity,
  table: string,
  name: string,
  countries: readonly number[],
  within: Within,
  isAlone: boolean,
): Expression<SqlBool> {
  const stored = storageOf(entity).byField.get(name)
  const field = entity.fields[name]
  if (!stored || !field) throw new Error(`entities ${entity.name} scopedBy: "${name}" is not one of its fields.`)
  const column = sql.ref(`${table}.${stored.column}`)
  const { all } = traitsOf(field)
  if (all) return listIn(column, areasAround(countries, within), within, all.id)
  const target = 'to' in field ? String(field.to) : ''
  const own = target === AREA ? areasAround(countries, within) : target === 'country' ? idsOf(countries) : undefined
  if (own) return isReferenceList(field) ? listIn(column, own, within) : sql<SqlBool>`${column} = any(${own})`
  const parent = registry.entities.get(target)
  const owner = `${table}_${stored.column}`
  const there = parent && inAreas(registry, parent, owner, countries, within)
  if (!parent || !there)
    throw new Error(`entities ${entity.name} scopedBy: "${name}" leads to no area. Name a field that does.`)
  // Next to an "or" the database would list all owners in these countries first, 100 ms of a million users; `offset` has it ask
  // record by record. Alone it joins them as it likes best.
  return sql<SqlBool>`exists (select 1 from ${sql.table(storageOf(parent).table)} as ${sql.ref(owner)}
    where ${sql.ref(`${owner}.id`)} = ${column} and ${there}${isAlone ? sql`` : sql` offset 0`})`
}

/** A list of ids that meets others, or lies whole in them; an empty one stands for all there are. */
function listIn(column: RawBuilder<unknown>, ids: RawBuilder<unknown>, within: Within, all?: number) {
  const isForAll = sql`(coalesce(cardinality(${column}), 0) = 0${all === undefined ? sql`` : sql` or ${column} && array[${sql.lit(all)}]::bigint[]`})`
  if (within === 'some') return sql<SqlBool>`(${column} && ${ids} or ${isForAll})`
  return sql<SqlBool>`(${column} <@ ${ids} and not ${isForAll})`
}

/** The ids of the areas, whatever they are drawn for, that share a country with the given ones, or lie whole in them. */
function areasAround(countries: readonly number[], within: Within): RawBuilder<unknown> {
  const meets = within === 'some' ? sql`&&` : sql`<@`
  return sql`array(select near.id from area_config near where near.countries ${meets} ${idsOf(countries)})`
}

function idsOf(countries: readonly number[]): RawBuilder<unknown> {
  return sql`${[...countries]}::bigint[]`
}
