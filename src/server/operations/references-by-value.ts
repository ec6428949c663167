import { sql } from 'kysely'
import type { Entity } from '../../schema/entity'
import type { Registry } from '../../schema/registry'
import { storageOf } from '../db/storage'
import { badField } from '../base/errors'
import type { Context } from '../pipeline/operation'

/**
 * What was sent, with ids in the place of the values that references may be sent by: tags by their codes.
 * @throws A0400 where no record has such a value
 */
export async function withIdsOfReferences<B extends Readonly<Record<string, unknown>>>(
  { db }: Pick<Context, 'db'>,
  registry: Registry,
  entity: Entity,
  body: B,
): Promise<B> {
  const found: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(entity.fields)) {
    const target = 'to' in field && 'by' in field ? registry.entities.get(String(field.to)) : undefined
    const sent: unknown = body[name]
    const values = Array.isArray(sent) ? (sent as unknown[]) : typeof sent === 'string' ? sent.split(',') : []
    if (!target || !values.some((value) => typeof value === 'string')) continue
    const { table, byField } = storageOf(target)
    const column = byField.get(String((field as { by?: unknown }).by))?.column ?? 'id'
    const { rows } = await sql<{
      id: number
      value: string
    }>`select id, ${sql.ref(column)} as value from ${sql.table(table)}
      where ${sql.ref(column)} = any(${values.map(String)})`.execute(db)
    const ids = new Map(rows.map((row) => [row.value, Number(row.id)]))
    found[name] = values.map((value) => {
      const id = typeof value === 'string' ? (ids.get(value.trim()) ?? Number(value)) : value
      if (Number.isNaN(id)) throw badField(name, 'error.noSuchRecord')
      return id
    })
  }
  return { ...body, ...found }
}
