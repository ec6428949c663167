import { sql, type Kysely, type RawBuilder } from 'kysely'
import { dictionaryOf } from '../../fields/choice/field'
import type { Entity } from '../../schema/entity'
import type { Field, Fields } from '../../schema/field'
import type { Registry } from '../../schema/registry'
import type { Database } from '../db/database'
import { storageOf } from '../db/storage'

/** A field of a record that holds items of a dictionary: itself, or in each of its lines. */
export interface ChoosingField {
  readonly entity: Entity
  readonly field: string
  /** The member of the lines; undefined where the field itself is the choice. */
  readonly member?: string
}

const choosing = new WeakMap<Registry, ReadonlyMap<string, readonly ChoosingField[]>>()

/** The fields of all records that pick from a dictionary. */
export function choosingFields(registry: Registry, dictionary: string): readonly ChoosingField[] {
  let byDictionary = choosing.get(registry)
  if (!byDictionary) choosing.set(registry, (byDictionary = findChoosing(registry)))
  return byDictionary.get(dictionary) ?? []
}

/** One walk through all fields for all dictionaries: a start asks for each of them. */
function findChoosing({ entities }: Registry): ReadonlyMap<string, readonly ChoosingField[]> {
  const found = new Map<string, ChoosingField[]>()
  const add = (dictionary: string, place: ChoosingField) =>
    found.set(dictionary, [...(found.get(dictionary) ?? []), place])
  for (const entity of entities.values())
    for (const [field, declared] of Object.entries(entity.fields)) {
      const own = dictionaryOf(declared)
      if (own !== undefined) add(own, { entity, field })
      for (const [member, each] of Object.entries(membersOf(declared))) {
        const dictionary = dictionaryOf(each)
        if (dictionary !== undefined && dictionary !== own) add(dictionary, { entity, field, member })
      }
    }
  return found
}

/** How many records hold an item. */
export async function countHolding(db: Kysely<Database>, place: ChoosingField, value: string): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from ${sql.table(storageOf(place.entity).table)}
    where ${holding(place, value)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** The records that hold an item, the oldest first. */
export async function idsHolding(
  db: Kysely<Database>,
  place: ChoosingField,
  value: string,
  most: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(storageOf(place.entity).table)}
    where ${holding(place, value)} order by id limit ${most}`.execute(db)
  return rows.map(({ id }) => Number(id))
}

/** How many records hold each item of a dictionary, by value; one that holds it in two fields counts twice. */
export async function countByItem(
  db: Kysely<Database>,
  registry: Registry,
  dictionary: string,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const place of choosingFields(registry, dictionary)) {
    const column = columnOf(place)
    const table = sql.table(storageOf(place.entity).table)
    const { rows } = await sql<{ value: string | null; count: number }>`${
      place.member === undefined
        ? sql`select ${column} as value, count(*)::int as count from ${table} group by 1`
        : sql`select each ->> ${place.member} as value, count(distinct id)::int as count
            from ${table}, jsonb_array_elements(${column}) each group by 1`
    }`.execute(db)
    for (const { value, count } of rows) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + count)
  }
  return counts
}

function holding(place: ChoosingField, value: string): RawBuilder<boolean> {
  const column = columnOf(place)
  if (place.member === undefined) return sql`${column} = ${value}`
  return sql`${column} @> ${JSON.stringify([{ [place.member]: value }])}::jsonb`
}

function columnOf({ entity, field }: ChoosingField) {
  return sql.ref(storageOf(entity).byField.get(field)?.column ?? field)
}

function membersOf(field: Field): Fields {
  return 'fields' in field ? (field.fields as Fields) : {}
}
