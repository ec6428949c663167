import * as calls from '../../../calls/media'
import episode from '../../../entities/movie-manage/episode'
import { linkTo } from '../../domain/media/download-source'
import { serve } from '../../pipeline/serve'

const codes = ['movie', 'series', 'short'].map((kind) => `MovieManage:${kind}Resources.downloadSource`)

/** The same for callers that name no command, by the episode's id. */
export const downloadInfo = serve(calls.downloadInfo, {
  id: 'resource.downloadInfo',
  about: { entity: episode, by: 'episodeId' },
  guard: { anyOf: codes },
  audit: { kind: 'download', code: 'MovieManage:seriesResources.downloadSource', entity: episode.name },
  run: async (context, { episodeId }) => {
    await context.records.get(episode, episodeId)
    return linkTo(context, episodeId)
  },
})
