import type subtitle from '../../../entities/movie-manage/subtitle'
import subtitleCue from '../../../entities/movie-manage/subtitle-cue'
import type { Row } from '../../../schema/entity'
import { refused } from '../../base/errors'
import { type Context } from '../../pipeline/operation'
import { layOutCues } from '../titles/cue-rows'

export async function linesOf(context: Context, row: Row<typeof subtitle>): Promise<Row<typeof subtitleCue>[]> {
  await layOutCues(context, row)
  const cues = await context.records.where(subtitleCue, { subtitle: row.id }, 10_000)
  if (cues.length === 0) throw refused('movie-manage.movie-aiTranslateTask.viewContent.noLines')
  return cues.sort((a, b) => a.start - b.start)
}
