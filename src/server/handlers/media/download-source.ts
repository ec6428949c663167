import { z } from 'zod'
import { downloadSource } from '../../../../commands/movie-manage/series-resources'
import episode from '../../../entities/movie-manage/episode'
import { extensionOf } from '../../../fields/storage-key'
import { signingSecret } from '../../db/signing-secret'
import { handle } from '../../operations/handler'
import { refused } from '../../pipeline/errors'
import { defineOperation, type Context } from '../../pipeline/operation'
import { fileLink } from '../../storage/file-links'
import { sourceOf } from './source-commands'

/** So long a link to a source lives, in minutes. */
const linkMinutes = 15
const codes = ['movie', 'series', 'short'].map((kind) => `MovieManage:${kind}Resources.downloadSource`)

/** A link to the source of an episode, in the name of who asked for it. */
export const downloadingSource = handle(downloadSource, {
  check: async (context, { id }) =>
    (await sourceOf(context, id)) !== undefined || 'movie-manage.series-resources.noFile',
  run: (context, { id }) => linkTo(context, id),
})

/** The same for callers that name no command, by the episode's id. */
export const downloadInfo = defineOperation({
  id: 'resource.downloadInfo',
  about: { entity: episode, by: 'episodeId' },
  method: 'GET',
  url: '/media/backend/resource/downloadInfo',
  guard: { anyOf: codes },
  input: z.strictObject({ episodeId: z.coerce.number('error.notNumber').int('error.notWhole') }),
  audit: { kind: 'download', code: 'MovieManage:seriesResources.downloadSource', entity: episode.name },
  run: async (context, { episodeId }) => {
    await context.records.get(episode, episodeId)
    return linkTo(context, episodeId)
  },
})

async function linkTo(context: Context, id: number) {
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
