import { sql, type Kysely } from 'kysely'
import type { AreaGroup } from '../../../fields/areas/field'
import type { Entity } from '../../../schema/entity'
import type { Database } from '../../db/database'
import { storageOf } from '../../db/storage'
import { quote } from '../../db/table-plan'

/** How many texts are looked up at once. */
const batchSize = 1_000

/**
 * The ids of the records whose field equals each text, in any language where it has several; `#42` and a number mean the id.
 * @param group the one of whose areas the texts speak: each group has areas of the same names
 * @returns ids by text; two of them where a text does not tell records apart
 */
export async function findReferences(
  db: Kysely<Database>,
  entity: Entity,
  field: string,
  texts: readonly string[],
  group?: AreaGroup,
): Promise<Map<string, number[]>> {
  const found = new Map<string, number[]>()
  const note = (text: string, id: number) => {
    const ids = found.get(text) ?? []
    if (!ids.includes(id)) found.set(text, [...ids, id])
  }
  const { table, byField } = storageOf(entity)
  const stored = byField.get(field)
  const all = [...new Set(texts)]
  for (let start = 0; start < all.length; start += batchSize) {
    const some = all.slice(start, start + batchSize)
    for (const expression of stored ? stored.kind.searchIn(quote(stored.column)) : []) {
      const { rows } = await sql<{ id: number; text: string }>`select id, ${sql.raw(expression)}::text as text
        from ${sql.table(table)} where ${sql.raw(expression)}::text = any(${some}) ${group === undefined ? sql`` : sql`and "group" = ${group}`}`.execute(
        db,
      )
      for (const { id, text } of rows) note(text, id)
    }
    const missing = some.filter((text) => !found.has(text) && /^#?\d{1,15}$/.test(text))
    if (missing.length === 0) continue
    const ids = missing.map((text) => Number(text.replace('#', '')))
    const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} where id = any(${ids})`.execute(db)
    for (const { id } of rows)
      missing.filter((text) => Number(text.replace('#', '')) === id).forEach((text) => note(text, id))
  }
  return found
}
