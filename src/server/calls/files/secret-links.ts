import { sql } from 'kysely'
import * as calls from '../../../calls/files'
import { fileName } from '../../../fields/storage-key'
import { columnsSeen } from '../../access/columns-seen'
import { seesSecret } from '../../access/mask'
import { seesRecord } from '../../access/sees-record'
import { signingSecret } from '../../db/signing-secret'
import { type LinkedField, noteLinks } from '../../domain/files/note-links'
import { type Context } from '../../pipeline/operation'
import { serve } from '../../pipeline/serve'
import { fileLink } from '../../storage/file-links'

/**
 * Links to files of secret fields, by key, each for five minutes: to those who see the field of the record that names it. Of others,
 * and of files that need no link, nothing is said. The audit tells who has asked for those of which record.
 */
export const secretLinks = serve(calls.secretLinks, {
  id: 'files.links',
  guard: 'signedIn',
  run: async (context, { keys }) => {
    const { db, now } = context
    const { rows } = await sql<Holder>`select key, secret_entity as entity, secret_field as field, secret_id as id
      from upload where key = any(${keys}) and secret is not null`.execute(db)
    const secret = await signingSecret(context)
    const links: Record<string, string> = {}
    const seen: LinkedField[] = []
    const find = seeing(context)
    for (const holder of rows) {
      const field = await find(holder)
      if (!field) continue
      seen.push(field)
      links[holder.key] = fileLink(secret, holder.key, fileName(holder.key), now.getTime())
    }
    await noteLinks(context, seen)
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

/** Tells the field of the record, if the account sees it; of several files of one record it is asked once. */
function seeing(context: Context): (holder: Holder) => Promise<LinkedField | undefined> {
  const { account, services } = context
  const known = new Map<string, boolean>()
  return async ({ entity: name, field, id }) => {
    const entity = services.registry.entities.get(name ?? '')
    const secret = entity?.fields[field ?? '']?.secret
    if (!entity || field === null || id === null || secret === undefined || !seesSecret(account, secret))
      return undefined
    if (columnsSeen(services.registry, entity, account)?.has(field) === false) return undefined
    const record = `${entity.name} ${id}`
    const isSeen = known.get(record) ?? (await seesRecord(context, entity, id))
    known.set(record, isSeen)
    return isSeen ? { entity, field, id, code: secret } : undefined
  }
}
