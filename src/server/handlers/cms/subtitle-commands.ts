import {
  assignProofreader,
  publishSubtitle,
  shiftSubtitle,
  withdrawSubtitle,
} from '../../../../commands/movie-manage/series-resources'
import account from '../../../entities/staff-manage/account'
import subtitle from '../../../entities/movie-manage/subtitle'
import { handle } from '../../operations/handler'
import { badField } from '../../pipeline/errors'
import { layOutCues } from './cue-rows'

/** A subtitle that covers less of what is said stays with its proofreader. */
const leastCoverage = 80
const farthestShift = 600_000

export const publishingSubtitle = handle(publishSubtitle, {
  check: async (_context, { coverage }) =>
    (coverage !== null && coverage >= leastCoverage) || 'movie-manage.series-resources.publishSubtitle.coverage',
  run: async ({ records }, row) => {
    await records.update(subtitle, row, { state: 'published' })
  },
})

export const withdrawingSubtitle = handle(withdrawSubtitle, {
  run: async ({ records }, row) => {
    await records.update(subtitle, row, { state: 'withdrawn' })
  },
})

export const assigningProofreader = handle(assignProofreader, {
  guard: async ({ records }, { proofreader }) => {
    const [found] = await records.where(account, { id: proofreader })
    if (found?.state !== 'active') throw badField('proofreader', 'error.noSuchRecord')
  },
  run: async (context, row, { proofreader }) => {
    await context.records.update(subtitle, row, { state: 'proofreading', proofreader })
    await layOutCues(context, row)
  },
})

/** Moves a subtitle by so much against where it stands now. */
export const shifting = handle(shiftSubtitle, {
  check: async (_context, { offsetMs }, { offsetMs: by }) =>
    Math.abs((offsetMs ?? 0) + by) <= farthestShift || 'movie-manage.series-resources.shiftSubtitle.tooFar',
  run: async ({ records }, row, { offsetMs: by }) => {
    await records.update(subtitle, row, { offsetMs: (row.offsetMs ?? 0) + by })
  },
})
