import reviewTask from '../../../entities/review-manage/review-task'
import { reviewFilm } from '../../../pages/presets/review-film'
import { filmFile } from '../../operations/film-file'
import { hasSeenPlaces, watchedOf, type Stretches } from '../../operations/film-watch'
import type { Verdict } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'
import type { Task } from './may-review'

/** How much of an episode its reviewer has seen before it passes, in percent. */
const enough = { initial: 95, final: 30 } as const

/** What the caller has seen of the episode of a task, in percent; undefined where there is nothing to watch. */
export async function shareSeen(context: Context, task: Task): Promise<number | undefined> {
  if (task.subject !== 'episode' || task.episode === null) return undefined
  if ((await filmFile(context, reviewFilm, task.episode)) === undefined) return undefined
  return (await watchedOf(context, watchOf(context, task))).share
}

/**
 * Whether the caller has seen enough of an episode to pass it: nearly all of it at the initial stage; at the final one a part, and each
 * place that is marked, or flagged and not yet judged.
 */
export async function seenEnough(context: Context, task: Task): Promise<Verdict> {
  const share = await shareSeen(context, task)
  if (share === undefined) return true
  const stage = task.stage ?? 'initial'
  const params = { share: String(enough[stage]), seen: String(share) }
  if (share < enough[stage]) return { caption: 'review-manage.seenTooLittle', params }
  if (stage === 'initial') return true
  const flags = (task.machine ?? []).filter(({ state }) => state === 'open')
  const places = [...(task.marks ?? []), ...flags].flatMap(({ from, to }): Stretches =>
    typeof from === 'number' ? [[from, to ?? from]] : [],
  )
  return (await hasSeenPlaces(context, watchOf(context, task), places)) || 'review-manage.placesUnseen'
}

function watchOf({ account }: Context, { id }: Task) {
  return { entity: reviewTask, record: id, account: account.id }
}
