import { sql, type Kysely } from 'kysely'
import type { Entity } from '../../schema/entity'
import type { Database } from './database'

/** As keys of uploads stand in values of any kind: fields of files, formatted text, JSON. */
const uploadKeys = /uploads\/[A-Za-z0-9_./-]+/g

/**
 * Notes that a record names uploads, so that they stay, and which of them it names in secret fields: those are read by link alone.
 * What names none costs nothing.
 */
export async function nameUploads(
  db: Kysely<Database>,
  entity: Entity,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const named = Object.entries(values).flatMap(([name, value]) =>
    keysIn(value).map((key) => ({ key, secret: entity.fields[name]?.secret ?? null })),
  )
  if (named.length === 0) return
  await sql`update upload set named_at = coalesce(named_at, now()), secret = coalesce(upload.secret, given.secret)
    from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as given(key text, secret text)
    where upload.key = given.key`.execute(db)
}

function keysIn(value: unknown): string[] {
  if (value === null || value === undefined || typeof value === 'number' || typeof value === 'boolean') return []
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.includes('uploads/') ? [...new Set(text.match(uploadKeys) ?? [])] : []
}
