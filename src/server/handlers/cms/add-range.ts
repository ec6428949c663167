import { addRange } from '../../../../commands/movie-manage/series-resources'
import episode from '../../../entities/movie-manage/episode'
import series from '../../../entities/movie-manage/series'
import { caption } from '../../captions'
import { handlePage } from '../../operations/handler'
import { create } from '../../operations/save'
import { badField, refused } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'
import { releaseTimes } from './release-times'

/** Stands for the number in a pattern of titles. */
const numberMark = '{n}'

/** Adds the episodes of a range that are not there yet; a series with a schedule gives each its hour. */
export const addingRange = handlePage(addRange, {
  guard: async (_context, { from, to, titlePattern }) => {
    if (to < from) throw badField('to', 'error.rangeReversed')
    if (titlePattern !== null && !titlePattern.includes(numberMark) && to > from)
      throw badField('titlePattern', 'error.noNumberMark', { mark: numberMark })
  },
  preview: async (context, { content, from, to }) => {
    const missing = await missingNumbers(context, content, from, to)
    const total = to - from + 1
    const taken = total - missing.length
    const reason = { reason: caption(context.language, 'error.numberTaken'), count: taken, examples: [] }
    return { total, eligible: missing.length, reasons: taken > 0 ? [reason] : [] }
  },
  run: async (context, { content, from, to, titlePattern }) => {
    const numbers = await missingNumbers(context, content, from, to)
    if (numbers.length === 0) throw refused('error.allTaken')
    const times = await nextReleases(context, content, numbers.length)
    const added: number[] = []
    for (const [index, number] of numbers.entries()) {
      const title = titlePattern?.replaceAll(numberMark, String(number)) ?? null
      const saved = await create(context, episode, {
        content,
        number,
        part: 'main',
        ...(title !== null && { title: { zh_CN: title, en: title } }),
        ...(times[index] && { publishAt: times[index] }),
      })
      added.push(saved.id)
    }
    return { added, skipped: to - from + 1 - numbers.length }
  },
})

async function missingNumbers({ records }: Context, content: number, from: number, to: number): Promise<number[]> {
  const taken = await records.where(episode, { content, part: 'main' }, 3000)
  const numbers = new Set(taken.map(({ number }) => number))
  return Array.from({ length: to - from + 1 }, (_, index) => from + index).filter((number) => !numbers.has(number))
}

/** The next hours of a running series' schedule after the last that one of its episodes has; none without a schedule. */
async function nextReleases(context: Context, content: number, count: number): Promise<string[]> {
  const title = await context.records.find(series, content)
  if (!title?.updateDays || title.serialState === 'finished' || title.serialState === 'paused') return []
  const planned = await context.records.where(episode, { content, part: 'main' }, 3000)
  const moments = planned.flatMap(({ publishAt }) => (publishAt === null ? [] : [Date.parse(publishAt) + 1]))
  const from = new Date(Math.max(context.now.getTime(), ...moments)).toISOString()
  return releaseTimes(title.updateDays, from, count, title.episodesPerUpdate)
}
