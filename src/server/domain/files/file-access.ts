import { sql } from 'kysely'
import { signingSecret } from '../../db/signing-secret'
import type { Context } from '../../pipeline/operation'
import { isPublic, openLink, type OpenedLink } from '../../storage/file-links'

/** Who may read a file: everybody, everybody until a record names it, who holds a link, nobody without one. */
export type FileAccess =
  { readonly access: 'public' | 'unnamed' | 'closed' } | { readonly access: 'linked'; readonly opened: OpenedLink }

/**
 * Whether whoever asks may read a file: a picture, film or sound that is for everybody, but for one that a record names in a secret
 * field; any other by a link. What no record names yet may come to be secret, so nobody keeps a copy of it.
 */
export async function fileAccess(
  context: Pick<Context, 'db' | 'now' | 'services'>,
  key: string,
  link: string | undefined,
): Promise<FileAccess> {
  if (link !== undefined) {
    const opened = openLink(await signingSecret(context), key, link, context.now.getTime())
    if (opened) return { access: 'linked', opened }
  }
  if (!isPublic(key)) return { access: 'closed' }
  if (!key.startsWith('uploads/')) return { access: 'public' }
  const { rows } = await sql<{
    secret: string | null
    isNamed: boolean
  }>`select secret, named_at is not null as "isNamed"
    from upload where key = ${key}`.execute(context.db)
  const [upload] = rows
  if (upload && upload.secret !== null) return { access: 'closed' }
  return { access: upload && !upload.isNamed ? 'unnamed' : 'public' }
}
