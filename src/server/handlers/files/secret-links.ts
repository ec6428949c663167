import { sql } from 'kysely'
import { z } from 'zod'
import { fileName, storageKeyShape } from '../../../fields/storage-key'
import { columnsSeen } from '../../access/columns-seen'
import { seesSecret } from '../../access/mask'
import { seesRecord } from '../../access/sees-record'
import { signingSecret } from '../../db/signing-secret'
import { defineOperation, type Context } from '../../pipeline/operation'
import { fileLink } from '../../storage/file-links'

const atOnce = 200

/**
 * Links to files of secret fields, by key, each for five minutes: to those who see the field of the record that names it. Of others,
 * and of files that need no link, nothing is said.
 */
export const secretLinks = defineOperation({
  id: 'files.links',
  method: 'POST',
  url: '/auth/backend/file/links',
  guard: 'signedIn',
  input: z.strictObject({ keys: z.array(storageKeyShape({})).max(atOnce) }),
  run: async (context, { keys }) => {
    const { db, now } = context
    const { rows } = await sql<Holder>`select key, secret_entity as entity, secret_field as field, secret_id as id
      from upload where key = any(${keys}) and secret is not null`.execute(db)
    const secret = await signingSecret(context)
    const links: Record<string, string> = {}
    const sees = seeing(context)
    for (const holder of rows)
      if (await sees(holder)) links[holder.key] = fileLink(secret, holder.key, fileName(holder.key), now.getTime())
    return { links }
  },
})

/** The field of a record that names a file. */
interface Holder {
  readonly key: string
  readonly entity: string | null
  readonly field: string | null
  readonly id: number | null
}

/** Tells whether the account sees the field of the record; of several files of one record it is asked once. */
function seeing(context: Context): (holder: Holder) => Promise<boolean> {
  const { account, services } = context
  const known = new Map<string, boolean>()
  return async ({ entity: name, field, id }) => {
    const entity = services.registry.entities.get(name ?? '')
    const secret = entity?.fields[field ?? '']?.secret
    if (!entity || field === null || id === null || secret === undefined || !seesSecret(account, secret)) return false
    if (columnsSeen(services.registry, entity, account)?.has(field) === false) return false
    const record = `${entity.name} ${id}`
    const isSeen = known.get(record) ?? (await seesRecord(context, entity, id))
    known.set(record, isSeen)
    return isSeen
  }
}
