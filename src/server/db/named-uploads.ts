import { sql, type Kysely } from 'kysely'
import type { Entity } from '../../schema/entity'
import type { Database } from './database'

/** As keys of uploads stand in values of any kind: fields of files, formatted text, JSON. */
const uploadKeys = /uploads\/[A-Za-z0-9_./-]+/g

/**
 * Notes that a record names uploads, so that they stay, and which of them it names in secret fields: those are read by link alone.
 * The first secret field that names one decides who may have a link. What names none costs nothing.
 */
export async function nameUploads(
  db: Kysely<Database>,
  entity: Entity,
  id: number,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const named = new Map<string, { key: string; secret?: string; field?: string }>()
  for (const [field, value] of Object.entries(values)) {
    const secret = entity.fields[field]?.secret
    for (const key of keysIn(value))
      if (secret || !named.has(key)) named.set(key, { key, ...(secret && { secret, field }) })
  }
  if (named.size === 0) return
  const { name } = entity
  await sql`update upload set named_at = coalesce(named_at, now()),
      secret = coalesce(upload.secret, given.secret),
      secret_field = case when upload.secret is null then given.field else upload.secret_field end,
      secret_entity = case when upload.secret is null and given.secret is not null then ${name} else upload.secret_entity end,
      secret_id = case when upload.secret is null and given.secret is not null then ${id} else upload.secret_id end
    from jsonb_to_recordset(${JSON.stringify([...named.values()])}::jsonb) as given(key text, secret text, field text)
    where upload.key = given.key`.execute(db)
}

/** The keys of uploads that a value of any kind names, each once. */
export function keysIn(value: unknown): string[] {
  if (value === null || value === undefined || typeof value === 'number' || typeof value === 'boolean') return []
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.includes('uploads/') ? [...new Set(text.match(uploadKeys) ?? [])] : []
}
