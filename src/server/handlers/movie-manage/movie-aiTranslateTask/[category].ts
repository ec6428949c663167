import * as commands from '../../../../../commands/movie-manage/movie-aiTranslateTask/[category]'
import aiSubtitleTask from '../../../../entities/movie-manage/ai-subtitle-task'
import subtitle from '../../../../entities/movie-manage/subtitle'
import type { Finding } from '../../../../schema/findings'
import { numbersOf } from '../../../domain/titles/number-ranges'
import { proofreadNext } from '../../../domain/titles/subtitle-cues'
import { linesOf } from '../../../domain/media/ai-subtitle-content'
import { queueAiSubtitles } from '../../../domain/media/ai-subtitle-work'
import { createFor, mainEpisodes, noneLeft, type Task } from '../../../domain/media/ai-subtitles'
import { handlers } from '../../../operations/handler'
import { badField, refused } from '../../../base/errors'
import type { Context } from '../../../pipeline/operation'

/** How many lines of a result are shown. */
const maxShown = 500

export default handlers(commands, {
  takeNext: {
    run: async (context, { category, targetLanguage }) => {
      const task = await proofreadNext(context, targetLanguage, category)
      if (!task) throw refused('movie-manage.movie-aiTranslateTask.takeNext.none')
      return { id: task.id, subtitle: task.resultSubtitle }
    },
  },

  viewContent: {
    run: async (context, { resultSubtitle }) => {
      const row = await context.records.get(subtitle, resultSubtitle ?? 0)
      const findings = (await linesOf(context, row))
        .slice(0, maxShown)
        .map(({ start, source, text, flag }): Finding => ({
          caption: 'movie-manage.movie-aiTranslateTask.viewContent.line',
          params: { at: clock(start), source: source ?? '' },
          value: text,
          ...(flag !== 'none' && { tone: 'warn' }),
        }))
      return { findings }
    },
  },

  createTasks: {
    guard: async (_context, { episodes }) => {
      if (episodes !== null && !numbersOf(episodes))
        throw badField('episodes', 'movie-manage.movie-aiTranslateTask.createTasks.notRanges')
    },
    run: async (context, { contents, episodes, ...args }) => {
      const numbers = episodes === null ? undefined : numbersOf(episodes)
      const tasks: number[] = []
      for (const content of contents)
        for (const each of await mainEpisodes(context, content))
          if (!numbers || numbers.has(each.number)) tasks.push(...(await createFor(context, each, args)))
      if (tasks.length === 0) throw refused(noneLeft)
      return { tasks: tasks.length }
    },
  },

  /** Waiting again, it is taken up at once. */
  retry: {
    run: (context, row, { engine }) => again(context, row, engine),
  },

  redo: {
    run: (context, row, { engine }) => again(context, row, engine),
  },

  resume: { run: (context, row) => again(context, row, null) },

  /** The subtitle that came of it goes out with the acceptance. */
  accept: {
    check: async ({ records }, { resultSubtitle }) => {
      const found = resultSubtitle === null ? undefined : await records.find(subtitle, resultSubtitle)
      if (!found) return 'movie-manage.movie-aiTranslateTask.accept.noResult'
      return (found.coverage ?? 0) >= 80 || 'movie-manage.series-resources.publishSubtitle.coverage'
    },
    run: async ({ records, now }, row) => {
      await records.update(aiSubtitleTask, row, { state: 'done', finishedAt: now.toISOString() })
      const found = await records.get(subtitle, row.resultSubtitle ?? 0)
      await records.update(subtitle, found, { state: 'published', origin: 'aiProofread' })
    },
  },
})

function clock(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(11, 19)
}

async function again(context: Context, row: Task, engine: Task['engine'] | null): Promise<void> {
  await context.records.update(aiSubtitleTask, row, {
    state: 'waiting',
    error: null,
    progress: 0,
    ...(engine && { engine }),
  })
  await queueAiSubtitles(context, row.id)
}
