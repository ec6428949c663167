import { z } from 'zod'
import episode from '../../../entities/movie-manage/episode'
import { linkTo } from '../../domain/media/download-source'
import { defineOperation } from '../../pipeline/operation'

const codes = ['movie', 'series', 'short'].map((kind) => `MovieManage:${kind}Resources.downloadSource`)

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
