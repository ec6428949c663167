import { sql } from 'kysely'
import { shapeOf } from '../../fields/field-types'
import type { Entity, Row } from '../../schema/entity'
import type { Field } from '../../schema/field'
import { storageOf } from '../db/storage'
import type { Context } from '../pipeline/operation'

type Values = Readonly<Record<string, unknown>>

/**
 * What a copy of a record begins with: all that people may write of it. A text that no two records share and none goes
 * without is numbered on (`spring`, `spring-2`); where its pattern leaves no room for that, it is left to be asked for.
 * @param written what the copy holds instead
 */
export async function likeness(context: Context, entity: Entity, row: Row<Entity>, written: Values): Promise<Values> {
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(entity.fields)) {
    const value = (row as unknown as Values)[name]
    if (field.readOnly || name in written || value === null || value === undefined) continue
    const own = field.unique ? await numberedOn(context, entity, name, field, value) : value
    if (own !== undefined) values[name] = own
  }
  return { ...values, ...written }
}

/** How many copies of a record there may be. */
const maxNumbers = 99
const separators = ['-', '_', '']

async function numberedOn(
  { db }: Context,
  entity: Entity,
  name: string,
  field: Field & { readonly max?: number },
  value: unknown,
): Promise<string | undefined> {
  if (!field.required || typeof value !== 'string') return undefined
  const { table, byField } = storageOf(entity)
  const column = byField.get(name)?.column
  if (column === undefined) return undefined
  const shape = shapeOf(field)
  for (const separator of separators) {
    const texts = Array.from({ length: maxNumbers - 1 }, (_, at) => {
      const ending = `${separator}${at + 2}`
      return value.slice(0, (field.max ?? Infinity) - ending.length) + ending
    }).filter((text) => shape.safeParse(text).success)
    const { rows } = await sql<{ taken: string }>`select ${sql.ref(column)} as taken from ${sql.table(table)}
      where ${sql.ref(column)} = any(${texts})`.execute(db)
    const taken = new Set(rows.map((each) => each.taken))
    const free = texts.find((text) => !taken.has(text))
    if (free !== undefined) return free
  }
  return undefined
}
