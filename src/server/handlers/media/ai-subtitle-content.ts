import { viewContent } from '../../../../commands/movie-manage/movie-aiTranslateTask/[category]'
import { z } from 'zod'
import aiSubtitleTask from '../../../entities/movie-manage/ai-subtitle-task'
import subtitle from '../../../entities/movie-manage/subtitle'
import subtitleCue from '../../../entities/movie-manage/subtitle-cue'
import type { Row } from '../../../schema/entity'
import type { Finding } from '../../../schema/findings'
import { handle } from '../../operations/handler'
import { inOwnWords } from '../../operations/own-words'
import { refused } from '../../pipeline/errors'
import { defineOperation, type Context } from '../../pipeline/operation'
import { layOutCues } from '../cms/cue-rows'

/** So many lines tell what a result is like. */
const mostShown = 500

export const viewingContent = handle(viewContent, {
  run: async (context, { resultSubtitle }) => {
    const row = await context.records.get(subtitle, resultSubtitle ?? 0)
    const findings = (await linesOf(context, row))
      .slice(0, mostShown)
      .map(({ start, source, text, flag }): Finding => ({
        caption: 'movie-manage.movie-aiTranslateTask.viewContent.line',
        params: { at: clock(start), source: source ?? '' },
        value: text,
        ...(flag !== 'none' && { tone: 'warn' }),
      }))
    return { findings }
  },
})

/** The same for callers who name no command: every line, by its times in milliseconds. */
export const taskContent = defineOperation({
  id: 'aiSubtitleTask.content',
  about: { entity: aiSubtitleTask, by: 'id' },
  method: 'GET',
  url: '/media/backend/episode/getAISubtitlingTaskContent',
  guard: { anyOf: ['MovieManage:movieAiTranslateTask.viewContent'] },
  input: z.strictObject({ id: z.coerce.number('error.notNumber').int('error.notWhole') }),
  reword: (body) => inOwnWords(aiSubtitleTask, {}, body),
  // The lines of a file are laid out when they are first asked for.
  audit: { kind: 'download', code: 'MovieManage:movieAiTranslateTask.viewContent', entity: aiSubtitleTask.name },
  run: async (context, { id }) => {
    const task = await context.records.get(aiSubtitleTask, id)
    const row = task.resultSubtitle === null ? undefined : await context.records.find(subtitle, task.resultSubtitle)
    if (!row) throw refused('movie-manage.movie-aiTranslateTask.accept.noResult')
    const lines = (await linesOf(context, row)).map(({ start, end, source, text, flag }) => ({
      start,
      end,
      source,
      text,
      flag,
    }))
    return { taskId: id, episodeId: task.episode, subtitleId: row.id, language: row.language, lines }
  },
})

async function linesOf(context: Context, row: Row<typeof subtitle>): Promise<Row<typeof subtitleCue>[]> {
  await layOutCues(context, row)
  const cues = await context.records.where(subtitleCue, { subtitle: row.id }, 10_000)
  if (cues.length === 0) throw refused('movie-manage.movie-aiTranslateTask.viewContent.noLines')
  return cues.sort((a, b) => a.start - b.start)
}

function clock(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(11, 19)
}
