import { isReferenceList } from '../../../fields/field-traits'
import { sql } from 'kysely'
import type { Entity, Row } from '../../../schema/entity'
import { storageOf } from '../../db/storage'
import { refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

/** More records than this are not moved by one call: each is a change that can be taken back. */
export const maxMoved = 5_000

/**
 * Has every record that refers to one record of an entity refer to another, alone or in a list.
 * @param spared entities whose records the caller moves itself
 * @returns how many references were moved
 * @throws B01 where they are too many for one call
 */
export async function moveReferences(
  context: Context,
  to: Entity,
  from: number,
  into: number,
  spared: readonly Entity[] = [],
): Promise<number> {
  let count = 0
  for (const { entity, field, isList } of referencesTo(context, to)) {
    if (spared.includes(entity)) continue
    const { table, byField } = storageOf(entity)
    const column = sql.ref(byField.get(field)?.column ?? field)
    const condition = isList ? sql`${column} @> array[${from}]::bigint[]` : sql`${column} = ${from}`
    const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} where ${condition}
      limit ${maxMoved + 1}`.execute(context.db)
    count += rows.length
    if (count > maxMoved) throw refused('error.tooManyTogether', { max: maxMoved })
    for (const { id } of rows) {
      const row = await context.records.get(entity, id)
      const list = (row as unknown as Readonly<Record<string, readonly number[]>>)[field] ?? []
      const value = isList ? [...new Set(list.map((each) => (each === from ? into : each)))] : into
      await context.records.update(entity, row, { [field]: value } as Partial<Row<Entity>>)
    }
  }
  return count
}

/** Read models follow by themselves; everything else that names the entity is to be moved. */
function referencesTo({ services }: Context, to: Entity): { entity: Entity; field: string; isList: boolean }[] {
  return [...services.registry.entities.values()].flatMap((entity) =>
    Object.entries(entity.fields).flatMap(([field, declared]) =>
      'to' in declared && declared.to === to.name ? [{ entity, field, isList: isReferenceList(declared) }] : [],
    ),
  )
}
