import { sql, type Kysely } from 'kysely'
import { uploadsOf } from '../../fields/upload-fields'
import type { Entity } from '../../schema/entity'
import { withMembers } from '../../schema/field'
import type { Registry } from '../../schema/registry'
import type { Database } from '../db/database'
import { storageOf } from '../db/storage'

/** Under which it is kept for which fields this has been done. */
const doneKey = 'closedUploads'

/**
 * Closes files that records name in secret fields and that were stored before such files were read by link alone: whoever has their
 * key could still read them. Once for each field that is secret and holds files.
 */
export async function closeSecretUploads(db: Kysely<Database>, registry: Registry): Promise<void> {
  const { rows } = await sql<{ value: string[] }>`select value from installation where key = ${doneKey}`.execute(db)
  const done = rows[0]?.value ?? []
  const open = secretUploadFields(registry).filter(({ entity, field }) => !done.includes(`${entity.name}.${field}`))
  if (open.length === 0) return
  for (const each of open) await closeField(db, each)
  const names = JSON.stringify([...done, ...open.map(({ entity, field }) => `${entity.name}.${field}`)])
  await sql`insert into installation (key, value) values (${doneKey}, ${names}::jsonb)
    on conflict (key) do update set value = excluded.value`.execute(db)
}

interface SecretField {
  readonly entity: Entity
  readonly field: string
  /** The right that shows it. */
  readonly code: string
}

function secretUploadFields(registry: Registry): SecretField[] {
  return [...registry.entities.values()].flatMap((entity) =>
    Object.entries(entity.fields).flatMap(([field, declared]) => {
      const holdsFiles = withMembers({ [field]: declared }).some(([, each]) => uploadsOf(each) !== undefined)
      return declared.secret !== undefined && holdsFiles ? [{ entity, field, code: declared.secret }] : []
    }),
  )
}

/** Of several records that name a file, the first one decides who may have a link. */
async function closeField(db: Kysely<Database>, { entity, field, code }: SecretField): Promise<void> {
  const { table, byField } = storageOf(entity)
  const column = sql.ref(byField.get(field)?.column ?? field)
  await sql`insert into upload
      (key, account_id, name, max_bytes, given_at, used_at, named_at, secret, secret_entity, secret_field, secret_id)
    select distinct on (found.key[1]) found.key[1], coalesce(t.created_by, 0), regexp_replace(found.key[1], '^.*/', ''), 0,
      t.created_at, t.created_at, t.created_at, ${code}, ${entity.name}, ${field}, t.id
    from ${sql.table(table)} t, regexp_matches(t.${column}::text, 'uploads/[A-Za-z0-9_./-]+', 'g') as found(key)
    order by found.key[1], t.id
    on conflict (key) do update set named_at = coalesce(upload.named_at, excluded.named_at), secret = excluded.secret,
      secret_entity = excluded.secret_entity, secret_field = excluded.secret_field, secret_id = excluded.secret_id
    where upload.secret is null`.execute(db)
}
