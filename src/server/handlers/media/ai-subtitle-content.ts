import { viewContent } from '../../../../commands/movie-manage/movie-aiTranslateTask/[category]'
import subtitle from '../../../entities/movie-manage/subtitle'
import subtitleCue from '../../../entities/movie-manage/subtitle-cue'
import type { Finding } from '../../../schema/findings'
import { handle } from '../../operations/handler'
import { refused } from '../../pipeline/errors'
import { layOutCues } from '../cms/cue-rows'

/** So many lines tell what a result is like. */
const mostShown = 500

export const viewingContent = handle(viewContent, {
  run: async (context, { resultSubtitle }) => {
    const row = await context.records.get(subtitle, resultSubtitle ?? 0)
    await layOutCues(context, row)
    const cues = await context.records.where(subtitleCue, { subtitle: row.id }, 10_000)
    if (cues.length === 0) throw refused('movie-manage.movie-aiTranslateTask.viewContent.noLines')
    const findings = cues
      .sort((a, b) => a.start - b.start)
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

function clock(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(11, 19)
}
