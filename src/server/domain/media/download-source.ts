import { extensionOf } from '../../../fields/storage-key'
import { signingSecret } from '../../db/signing-secret'
import { refused } from '../../base/errors'
import { type Context } from '../../pipeline/operation'
import { fileLink } from '../../storage/file-links'
import { sourceOf } from './source-commands'

/** How long a link to a source lives, in minutes. */
const linkMinutes = 15

export async function linkTo(context: Context, id: number) {
  const source = await sourceOf(context, id)
  if (!source?.file) throw refused('movie-manage.series-resources.noFile')
  const stored = await context.services.storage.read(source.file)
  stored?.content.destroy()
  if (!stored) throw refused('error.fileNotStored')
  const name = source.originalFilename ?? `${id}.${extensionOf(source.file)}`
  const terms = { lasts: linkMinutes * 60_000, account: context.account.username }
  const secret = await signingSecret(context)
  return {
    url: fileLink(secret, source.file, name, context.now.getTime(), terms),
    name,
    size: stored.size,
    expiresAt: new Date(context.now.getTime() + terms.lasts).toISOString(),
  }
}
