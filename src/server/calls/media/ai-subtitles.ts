import { z } from 'zod'
import aiSubtitleTask from '../../../entities/movie-manage/ai-subtitle-task'
import episode from '../../../entities/movie-manage/episode'
import { languageShape } from '../../../fields/languages/shape'
import { registry } from '../../base/declarations'
import { createFor, noneLeft } from '../../domain/media/ai-subtitles'
import { followChanges } from '../../operations/follow-changes'
import { inOwnWords } from '../../operations/own-words'
import { refused } from '../../base/errors'
import { defineOperation } from '../../pipeline/operation'

const creatingUrl = '/media/backend/episode/createAiSubtitlingTask'

const id = z.coerce.number('error.notNumber').int('error.notWhole')

const { mode, engine, priority, proofread } = aiSubtitleTask.fields

const creating = [...registry.commands.values()].filter(({ call }) => call.url === creatingUrl)

/** The same for callers who name no command: of one episode or of several, by their ids. */
export const creatingByEpisode = defineOperation({
  id: 'aiSubtitleTask.create',
  method: 'POST',
  url: creatingUrl,
  guard: { anyOf: [...new Set(creating.map(({ permission }) => permission))] },
  input: z.strictObject({
    ids: z.array(id, 'error.notList').min(1, 'error.tooFew').max(1_000, 'error.tooMany'),
    sourceLanguage: id,
    targetLanguages: z.array(languageShape(), 'error.notList').min(1, 'error.tooFew'),
    mode: z.enum(mode.of, 'error.notChoice').default('translate'),
    engine: z.enum(engine.of, 'error.notChoice').default('inHouse'),
    priority: z.enum(priority.of, 'error.notChoice').default('normal'),
    proofread: z.enum(proofread.of, 'error.notChoice').default('sample'),
  }),
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
