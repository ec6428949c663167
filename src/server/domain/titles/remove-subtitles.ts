import aiSubtitleTask from '../../../entities/movie-manage/ai-subtitle-task'
import subtitle from '../../../entities/movie-manage/subtitle'
import { refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { dropCues } from './cue-rows'
import type { Subtitle } from './subtitle-rules'

/** A task in one of these states is still at work on its subtitles. */
const working = new Set(['waiting', 'running', 'paused', 'proofreading'])

/**
 * Removes subtitles with their lines. Tasks that are over let go of them.
 * @throws B01 while an AI subtitle task is still at work on one
 */
export async function removeSubtitles(context: Context, rows: readonly Subtitle[]): Promise<void> {
  const { records } = context
  const ids = rows.map(({ id }) => id)
  for (const side of ['sourceSubtitle', 'resultSubtitle'] as const)
    for (const task of await records.where(aiSubtitleTask, { [side]: ids }, 10_000)) {
      if (working.has(task.state)) throw refused('error.subtitleInTask', { task: task.id })
      await records.update(aiSubtitleTask, task, { [side]: null })
    }
  await dropCues(context, ids)
  for (const row of rows) await records.remove(subtitle, row)
}
