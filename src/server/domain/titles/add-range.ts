import episode from '../../../entities/movie-manage/episode'
import series from '../../../entities/movie-manage/series'
import type { Context } from '../../pipeline/operation'
import { releaseTimes } from './release-times'

/** Stands for the number in a pattern of titles. */
export const numberMark = '{n}'

export async function missingNumbers(
  { records }: Context,
  content: number,
  from: number,
  to: number,
): Promise<number[]> {
  const taken = await records.where(episode, { content, part: 'main' }, 3000)
  const numbers = new Set(taken.map(({ number }) => number))
  return Array.from({ length: to - from + 1 }, (_, index) => from + index).filter((number) => !numbers.has(number))
}

/** The next hours of a running series' schedule after the last that one of its episodes has; none without a schedule. */
export async function nextReleases(context: Context, content: number, count: number): Promise<string[]> {
  const title = await context.records.find(series, content)
  if (!title?.updateDays || title.serialState === 'finished' || title.serialState === 'paused') return []
  const planned = await context.records.where(episode, { content, part: 'main' }, 3000)
  const moments = planned.flatMap(({ publishAt }) => (publishAt === null ? [] : [Date.parse(publishAt) + 1]))
  const from = new Date(Math.max(context.now.getTime(), ...moments)).toISOString()
  return releaseTimes(title.updateDays, from, count, title.episodesPerUpdate)
}
