interface Task {
  readonly points: number
  readonly cycle: 'once' | 'day' | 'week' | 'month'
  readonly times: number
}

/**
 * The points that a user makes in a season who does all tasks on the days they come.
 * @param daysAWeek how often they come; `days` how long the season lasts; `weeklyCap` 0 for none
 */
export function pointsOfSeason(tasks: readonly Task[], daysAWeek: number, days: number, weeklyCap: number): number {
  const weeks = days / 7
  const sum = (cycle: Task['cycle']) =>
    tasks.filter((task) => task.cycle === cycle).reduce((all, { points, times }) => all + points * times, 0)
  const perWeek = sum('day') * daysAWeek + sum('week')
  const capped = weeklyCap > 0 ? Math.min(perWeek, weeklyCap) : perWeek
  return Math.floor(capped * weeks + sum('month') * Math.ceil(days / 30) + sum('once'))
}

/** The level that this many points reach. @param levels points from each level to the next, the first one first */
export function levelAt(points: number, levels: readonly number[]): number {
  let left = points
  const missed = levels.findIndex((needed) => (left -= needed) < 0)
  return missed < 0 ? levels.length : missed
}
