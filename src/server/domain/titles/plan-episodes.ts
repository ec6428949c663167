import episode from '../../../entities/movie-manage/episode'
import type { SerialEntity } from '../../../../commands/packs/title-commands'
import { saveWithRules } from '../../operations/standard-handlers'
import { badField } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { releaseTimes, updateDaysProblem, type UpdateDays } from './release-times'
import type { Episode } from './title-figures'
import { ofSerials, type Serial } from './title-kinds'

interface Plan {
  readonly firstEpisode: number
  readonly from: string
  readonly updateDays: UpdateDays
  readonly episodesPerUpdate: number
}

/** Gives episodes their hours, and the series the schedule that they follow. Episodes that are online stay as they are. */
export const planEpisodes = ofSerials('planEpisodes', (entity) => ({
  guard: async ({ now }, plan) => guardPlan(now, plan),
  check: async (context, { id }, plan) =>
    (await waiting(context, id, plan)).length > 0 || 'movie-manage.series-list.planEpisodes.none',
  run: (context, title, plan) => run(context, entity, title, plan),
}))

export function guardPlan(now: Date, { from, updateDays }: Plan): void {
  const problem = updateDaysProblem(updateDays)
  if (problem) throw badField('updateDays', problem)
  if (Date.parse(from) < now.getTime()) throw badField('from', 'error.tooEarly', { min: now.toISOString() })
}

export async function run(context: Context, entity: SerialEntity, title: Serial, plan: Plan) {
  const episodes = await waiting(context, title.id, plan)
  const times = releaseTimes(plan.updateDays, plan.from, episodes.length, plan.episodesPerUpdate)
  for (const [index, each] of episodes.entries())
    await saveWithRules(context, episode, each, { publishAt: times[index] ?? null })
  const schedule = { updateDays: plan.updateDays, episodesPerUpdate: plan.episodesPerUpdate }
  if ('updateDays' in entity.fields) await saveWithRules(context, entity, title, schedule)
  return { planned: episodes.length, first: times[0] ?? null, last: times.at(-1) ?? null }
}

export async function waiting({ records }: Context, content: number, { firstEpisode }: Plan): Promise<Episode[]> {
  const main = await records.where(episode, { content, part: 'main' }, 3000)
  return main
    .filter(({ number, state }) => number >= firstEpisode && state !== 'online')
    .sort((a, b) => a.number - b.number)
}
