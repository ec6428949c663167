import * as calls from '../../../calls/media'
import aiSubtitleTask from '../../../entities/movie-manage/ai-subtitle-task'
import episode from '../../../entities/movie-manage/episode'
import { registry } from '../../base/declarations'
import { createFor, noneLeft } from '../../domain/media/ai-subtitles'
import { followChanges } from '../../operations/follow-changes'
import { inOwnWords } from '../../operations/own-words'
import { refused } from '../../base/errors'
import { serve } from '../../pipeline/serve'

const creatingUrl = '/media/backend/episode/createAiSubtitlingTask'

const creating = [...registry.commands.values()].filter(({ call }) => call.url === creatingUrl)

/** The same for callers who name no command: of one episode or of several, by their ids. */
export const creatingByEpisode = serve(calls.creatingByEpisode, {
  id: 'aiSubtitleTask.create',
  guard: { anyOf: [...new Set(creating.map(({ permission }) => permission))] },
  reword: (body) => {
    const { id: one, ...rest } = inOwnWords(episode, {}, body)
    return one === undefined ? rest : { ids: [one], ...rest }
  },
  audit: { kind: 'edit', code: creating[0]?.permission ?? '', entity: aiSubtitleTask.name },
  run: async (context, { ids, ...args }) => {
    let tasks = 0
    for (const each of ids) tasks += (await createFor(context, await context.records.get(episode, each), args)).length
    if (tasks === 0) throw refused(noneLeft)
    await followChanges(context, context.records.changes)
    return { tasks }
  },
})
