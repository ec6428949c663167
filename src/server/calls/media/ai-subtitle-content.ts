import * as calls from '../../../calls/media'
import aiSubtitleTask from '../../../entities/movie-manage/ai-subtitle-task'
import subtitle from '../../../entities/movie-manage/subtitle'
import { linesOf } from '../../domain/media/ai-subtitle-content'
import { inOwnWords } from '../../operations/own-words'
import { refused } from '../../base/errors'
import { serve } from '../../pipeline/serve'

/** The same for callers who name no command: every line, by its times in milliseconds. */
export const taskContent = serve(calls.taskContent, {
  id: 'aiSubtitleTask.content',
  about: { entity: aiSubtitleTask, by: 'id' },
  guard: { anyOf: ['MovieManage:movieAiTranslateTask.viewContent'] },
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
