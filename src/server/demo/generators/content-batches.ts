import type contentBatch from '../../../entities/movie-manage/content-batch'
import type contentBatchRow from '../../../entities/movie-manage/content-batch-row'
import type { Random } from '../../base/random'
import { day, hour, instant, minute } from '../calendar'
import type { Generator, RowOf, World } from '../world'
import { titlePlans, type TitlePlan, type TitleType } from './title-plan'

type Batch = RowOf<typeof contentBatch>
type Line = RowOf<typeof contentBatchRow>

interface Cell {
  readonly field: string
  readonly before: string | number
  readonly after: string | number
}

/** What sheets are about: the reason, and what a line changes about a title. */
const tasks: readonly { readonly reason: string; readonly cell: (title: TitlePlan, random: Random) => Cell }[] = [
  {
    reason: 'Weights for the home page of December',
    cell: ({ fame }, random) => {
      const after = Math.min(1000, 60 + Math.round(fame * 18))
      return { field: 'weight', before: Math.max(10, after - random.between(1, 6) * 10), after }
    },
  },
  {
    reason: 'Years corrected after the credits',
    cell: ({ year }, random) => ({ field: 'year', before: year - random.between(1, 2), after: year }),
  },
  {
    reason: 'Original titles as the studios write them',
    cell: ({ title, language }) => {
      const after = title[language] ?? title.en
      return { field: 'originalTitle', before: after === title.en ? after.toLowerCase() : title.en, after }
    },
  },
  {
    reason: 'Weights of the autumn lists back to normal',
    cell: ({ fame }, random) => {
      const after = Math.min(1000, 60 + Math.round(fame * 18))
      return { field: 'weight', before: Math.min(1000, after + random.between(2, 9) * 10), after }
    },
  },
]

const targets: readonly TitleType[] = ['series', 'short', 'movie', 'series', 'short']
const lengths = [24, 61, 9, 38, 15, 72, 46, 12, 33, 54]
/** How they stand, the latest first; all before were carried out, but for some that were taken back. */
const latest = ['ready', 'faulty', 'done', 'done', 'done', 'discarded', 'done', 'stopped'] as const

interface Plan {
  readonly state: NonNullable<Batch['state']>
  readonly reason: string
  readonly target: TitleType
  readonly createdAt: number
  readonly endedAt: number
  readonly lines: readonly Line[]
}

/** All batches with their lines, so that a batch counts what its lines say. */
function plansOf(world: World): readonly Plan[] {
  return world.once('content batches', () =>
    Array.from({ length: world.count('contentBatch') }, (_, index) => planOf(world, index)),
  )
}

function planOf(world: World, index: number): Plan {
  const random = world.random('batch plan', index)
  const count = world.count('contentBatch')
  const age = count - 1 - index
  const state = latest[age] ?? (age % 11 === 9 ? 'undone' : 'done')
  const target = targets[index % targets.length]!
  const { reason, cell } = tasks[index % tasks.length]!
  const { now } = world.calendar
  const createdAt = age < 3 ? now - (0.4 + age * 1.7) * hour : now - (age * 8.4 - random.next() * 6) * day
  const endedAt = createdAt + random.between(6, 50) * minute
  const titles = titlePlans(world).filter((title) => title.type === target && title.createdAt < createdAt)
  const length = Math.min(titles.length, lengths[index % lengths.length]!)
  const first = random.int(Math.max(1, titles.length - length))
  const lines = titles.slice(first, first + length).map((title, nth): Line => {
    const { field, before, after } = cell(title, random)
    const drawn = random.next()
    const isFaulty = state !== 'ready' && (drawn < 0.05 || (state === 'faulty' && nth === 1))
    const isUnchanged = !isFaulty && drawn > 0.8
    const isApplied = state === 'done' || state === 'undone' || (state === 'stopped' && nth < length * 0.6)
    const isFailed = isApplied && !isFaulty && !isUnchanged && drawn > 0.77
    return {
      batch: world.id('contentBatch', index),
      line: nth + 2,
      content: isFaulty ? null : world.id('contentItem', title.id - 1),
      record: isFaulty ? 90_000 + nth * 13 : title.id,
      field: isFaulty ? 'id' : isUnchanged ? null : field,
      before: isFaulty || isUnchanged ? null : String(before),
      after: isFaulty || isUnchanged ? null : String(after),
      was: isFaulty || isUnchanged ? null : { value: before },
      becomes: isFaulty || isUnchanged ? null : { value: after },
      result: isFaulty
        ? 'fault'
        : isUnchanged
          ? 'unchanged'
          : isFailed
            ? 'failed'
            : state === 'undone'
              ? 'undone'
              : 'ok',
      message: isFaulty
        ? 'The record referred to does not exist. Choose another one.'
        : isFailed
          ? 'Somebody else has changed it meanwhile'
          : null,
      appliedAt: isApplied && !isFaulty && !isUnchanged && !isFailed ? instant(endedAt - minute) : null,
      createdAt: instant(createdAt),
      updatedAt: instant(isApplied ? endedAt : createdAt),
      createdBy: null,
      updatedBy: null,
    }
  })
  return { state, reason, target, createdAt, endedAt, lines }
}

export const contentBatchGenerator: Generator = {
  isLater: true,
  row(world, index, random): Batch {
    const { state, reason, target, createdAt, endedAt, lines } = plansOf(world)[index]!
    const counted = (...results: unknown[]) => lines.filter(({ result }) => results.includes(result)).length
    const applied = lines.filter(({ appliedAt }) => appliedAt !== null).length
    const changing = counted('ok', 'undone', 'failed')
    const field = lines.find(({ field: name, result }) => name && result !== 'fault')?.field
    const isRun = state === 'done' || state === 'undone' || state === 'stopped'
    const createdBy = world.id('account', 4 + random.int(20))
    return {
      ...{ target, state, reason },
      mode: 'sheet',
      file: null,
      emptyCells: 'keep',
      fieldsChanged: field ? [{ field, count: changing }] : [],
      rows: lines.length,
      unchanged: counted('unchanged'),
      faulty: counted('fault'),
      applied,
      failed: counted('failed'),
      approver: null,
      progress: isRun ? Math.round(((applied + counted('failed')) / Math.max(1, changing)) * 1000) / 10 : 0,
      undoUntil: isRun ? instant(endedAt + 3 * day) : null,
      createdAt: instant(createdAt),
      createdBy,
      updatedAt: instant(isRun ? endedAt : createdAt + minute),
      updatedBy: createdBy,
    }
  },
}

export const contentBatchRowGenerator: Generator = {
  isLater: true,
  count: (world) => linesOf(world).length,
  row: (world, index): Line => linesOf(world)[index]!,
}

function linesOf(world: World): readonly Line[] {
  return world.once('lines of content batches', () => plansOf(world).flatMap(({ lines }) => lines))
}
