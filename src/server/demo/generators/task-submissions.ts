import type taskSubmission from '../../../entities/task-center/task-submission'
import { artworkKey } from '../../media/artwork/artwork'
import { dateOf, day, hour, instant, minute } from '../calendar'
import { weightsOf } from '../../base/random'
import { staffOf } from '../generic/staff'
import { askedAgain, proofFaults, proofTexts } from '../words/proof-texts'
import { waited } from '../waited'
import { growthTask } from '../written/growth'
import { entityOf, type Generator, type RowOf, type World } from '../world'
import { idOfTask, proven } from './growth-tasks'
import { countryId } from './places'
import { pointMoves } from './points-plan'
import { writer } from './talk'
import { viewerAt } from './viewers'

type Row = RowOf<typeof taskSubmission>
type Fault = keyof typeof proofFaults

interface Submission {
  readonly task: string
  readonly user: number
  readonly state: 'pending' | 'inReview' | 'approved' | 'rejected' | 'returned'
  readonly moment: number
  readonly decidedAt: number | null
  readonly fault: Fault | null
}

const dueHours = 48
/** How many wait for staff, and how many were sent in vain, as against those that were paid. */
const others = { open: 34, refused: 16 }
const open = weightsOf({ pending: 70, inReview: 20, returned: 10 })
const faults = weightsOf<Fault>({ duplicateImage: 22, edited: 12, wrongApp: 22, noRating: 30, textMismatch: 14 })

/** Everything sent, the oldest first: what was approved are the points that were given for it. */
const submissions = (world: World): readonly Submission[] =>
  world.once('task submissions', () => {
    const paid = pointMoves(world).flatMap(({ task, user, at }): Submission[] => {
      const random = world.random('approved submission', Math.floor(at / minute))
      const took = Math.max(0, Math.min(waited(random, dueHours * hour), at - viewerAt(world, user).registeredAt))
      return task !== undefined && proven.has(task)
        ? [{ task, user, state: 'approved', moment: at - took, decidedAt: at, fault: null }]
        : []
    })
    const rest = Array.from({ length: others.open + others.refused }, (_, nth) => otherAt(world, nth))
    return [...paid, ...rest].toSorted((a, b) => a.moment - b.moment).slice(-world.asked('taskSubmission'))
  })

function otherAt(world: World, nth: number): Submission {
  const random = world.random('other submission', nth)
  const { now } = world.calendar
  const { index: user, registeredAt } = writer(world, random)
  const task = random.pick([...proven])
  const isRefused = nth >= others.open
  const fault = isRefused || random.chance(0.2) ? random.weighted(faults) : null
  if (!isRefused) {
    const state = random.weighted(open)
    // One in twelve is late.
    const part = nth % 12 === 7 ? 1.05 + random.next() * 0.2 : 0.01 + 0.9 * random.next() ** 2
    const moment = Math.max(registeredAt, now - part * dueHours * hour)
    const decidedAt = state === 'returned' ? moment + (now - moment) * 0.6 : null
    return { task, user, state, moment, decidedAt, fault: state === 'returned' ? null : fault }
  }
  const moment = Math.max(registeredAt, now - (2 + random.next() * 280) * day)
  const decidedAt = Math.min(now, moment + waited(random, dueHours * hour))
  return { task, user, state: 'rejected', moment, decidedAt, fault }
}

export const taskSubmissionGenerator: Generator = {
  isWhole: true,
  isLater: true,
  distinct: true,
  count: (world) => submissions(world).length,
  row(world, index, random): Row {
    const { task, user, state, moment, decidedAt, fault } = submissions(world)[index]!
    const { now } = world.calendar
    const { market } = viewerAt(world, user)
    const copied =
      fault === 'duplicateImage'
        ? submissions(world)
            .slice(0, index)
            .findLastIndex((each) => each.task === task && each.fault === null)
        : -1
    const isCopy = copied >= 0
    const original = isCopy ? copied : index
    const staff = staffOf(world, entityOf(world, 'taskSubmission'), random)
    const isTaken = state !== 'pending'
    const isUnsure = fault === null && random.chance(0.15)
    const text = random.pick(proofTexts[task] ?? [])
    const takenAt = decidedAt ?? (isTaken ? moment + (now - moment) * 0.7 : moment)
    return {
      submissionNo: `TSU${dateOf(moment).slice(2).replaceAll('-', '')}${String(index + 1).padStart(6, '0')}`,
      task: idOfTask(world, task) ?? 0,
      user: world.id('user', user) ?? 0,
      country: countryId(world, market.iso2),
      proofImages: [artworkKey('screenshot', `proof-${original}`)],
      proofText: random.chance(0.7) ? (text[market.voice] ?? text.en) : null,
      proofUrl: null,
      machineResult: fault ? (fault === 'textMismatch' ? 'unsure' : 'fail') : isUnsure ? 'unsure' : 'pass',
      machineScore: fault ? random.between(4, 38) : isUnsure ? random.between(45, 72) : random.between(80, 99),
      machineReasons: fault
        ? [
            {
              code: fault,
              detail: proofFaults[fault].detail,
              similarTo: isCopy ? world.id('taskSubmission', original) : null,
            },
          ]
        : [],
      duplicateOf: isCopy ? world.id('taskSubmission', original) : null,
      submitted: state === 'approved' && random.chance(0.12) ? 2 : 1,
      riskScore: fault ? random.between(48, 90) : random.skewed(45, 2.2),
      integral: pointsOf(world, task),
      assignee: isTaken ? staff : null,
      dueAt: instant(moment + dueHours * hour),
      rejectReason: state === 'rejected' && fault ? proofFaults[fault].reject : null,
      decisionNote:
        state === 'returned'
          ? random.pick(askedAgain)
          : state === 'rejected' && fault && random.chance(0.6)
            ? proofFaults[fault].note
            : null,
      decidedBy: decidedAt === null ? null : staff,
      decidedAt: decidedAt === null ? null : instant(decidedAt),
      grant: null,
      state,
      createdAt: instant(moment),
      createdBy: null,
      updatedAt: instant(takenAt),
      updatedBy: isTaken ? staff : null,
    }
  },
}

/** What a task brings, by its code. */
function pointsOf(world: World, code: string): number {
  const id = idOfTask(world, code)
  const index = (id ?? 1) - (world.id('growthTask', 0) ?? 1)
  return Number(growthTask.row(world, index, world.random('growthTask', index))['integral'])
}
