import { z } from 'zod'
import aiSubtitleTask from '../entities/movie-manage/ai-subtitle-task'
import { languageShape } from '../fields/languages/shape'
import { defineCall } from './define-call'
import { linkedFile, moment, whole, written } from './shared'

/** The lines of a task's result, by their times in milliseconds. */
export const taskContent = defineCall({
  method: 'GET',
  url: '/media/backend/episode/getAISubtitlingTaskContent',
  input: z.strictObject({ id: whole }),
  output: written({
    taskId: z.number(),
    episodeId: z.number(),
    subtitleId: z.number(),
    language: z.number(),
    lines: z.array(
      z.strictObject({
        start: z.number(),
        end: z.number(),
        source: z.string().nullable(),
        text: z.string(),
        flag: z.string().nullable(),
      }),
    ),
  }),
})

const { mode, engine, priority, proofread } = aiSubtitleTask.fields

/** Has subtitles made for one episode or several, for callers that name no command. */
export const creatingByEpisode = defineCall({
  method: 'POST',
  url: '/media/backend/episode/createAiSubtitlingTask',
  input: z.strictObject({
    ids: z.array(whole, 'error.notList').min(1, 'error.tooFew').max(1_000, 'error.tooMany'),
    sourceLanguage: whole,
    targetLanguages: z.array(languageShape(), 'error.notList').min(1, 'error.tooFew'),
    mode: z.enum(mode.of, 'error.notChoice').default('translate'),
    engine: z.enum(engine.of, 'error.notChoice').default('inHouse'),
    priority: z.enum(priority.of, 'error.notChoice').default('normal'),
    proofread: z.enum(proofread.of, 'error.notChoice').default('sample'),
  }),
  output: written({ tasks: z.number() }),
})

/** A link to the source file of an episode, for callers that name no command. */
export const downloadInfo = defineCall({
  method: 'GET',
  url: '/media/backend/resource/downloadInfo',
  input: z.strictObject({ episodeId: whole }),
  output: written({
    ...linkedFile.shape,
    /** In bytes. */
    size: z.number(),
    expiresAt: moment,
  }),
})
