import type reviewTask from '../../../entities/review-manage/review-task'
import { hour, instant } from '../calendar'
import { weightsOf, type Random } from '../../base/random'
import { waited } from '../waited'
import type { Generator, RowOf, World } from '../world'
import { durationOf } from './duration-of'
import { episodeBook } from './episode-plan'
import { languageId, someAreas } from './places'
import { poolIdOf } from './review-staff'

const states = weightsOf({
  passed: 76,
  rejected: 7,
  returned: 4,
  waiting: 7,
  assigned: 3,
  held: 1,
  cancelled: 1.5,
  expired: 0.5,
})
const origins = weightsOf({ submission: 78, resubmission: 9, newFile: 6, reports: 3, recheck: 2, appeal: 2 })
const dueHours = { urgent: 2, high: 8, normal: 24, low: 72 } as const

export const reviewTaskGenerator: Generator = {
  distinct: true,
  row(world, index, random): RowOf<typeof reviewTask> {
    const { plan, episode, content, minutes } = partOfTask(world, index)
    const { now } = world.calendar
    const state = random.weighted(states)
    const isOpen = state === 'waiting' || state === 'assigned' || state === 'held'
    const priority = random.pick(['normal', 'normal', 'normal', 'high', 'low', 'urgent'] as const)
    const submittedAt = isOpen
      ? now - waited(random, Math.min(dueHours[priority], 24) * hour)
      : world.calendar.officeMoment(random, state === 'returned' ? 12 : 350)
    const dueAt = submittedAt + dueHours[priority] * hour
    const isDecided = state === 'passed' || state === 'rejected' || state === 'returned'
    const decidedAt = isDecided ? Math.min(now, submittedAt + random.next() * 1.2 * dueHours[priority] * hour) : null
    const risk = random.skewed(90, 2.5)
    const stage = random.chance(0.6) ? 'initial' : 'final'
    const isTaken = state === 'assigned' || state === 'held'
    const ratings = ['G', 'PG', 'PG13', 'R16'] as const
    return {
      number: `RV${instant(submittedAt).slice(2, 10).replaceAll('-', '')}${String(index + 1).padStart(8, '0')}`,
      subject: 'episode',
      episode,
      content,
      subjectVersion: 1,
      parent: null,
      stage,
      round: 1 + random.skewed(3, 4),
      origin: random.weighted(origins),
      source: random.pick(['licensed', 'licensed', 'partner', 'original'] as const),
      area: someAreas(world, random, 'state').find((id) => id > 0) ?? null,
      language: plan ? languageId(world, plan.title.language) : null,
      priority,
      minutes,
      riskScore: risk,
      restricted: risk > 80,
      pool: poolIdOf(world, 'episode', stage, risk > 80),
      sentBackIn: null,
      machine: risk > 50 ? flagsOf(random, risk, isDecided) : [],
      checklist: null,
      marks: null,
      proposal: isDecided ? (state === 'passed' ? 'pass' : 'reject') : stage === 'final' ? 'pass' : null,
      reviewer: isTaken ? world.id('reviewer', random.skewed(8, 1.5)) : null,
      initialReviewer: stage === 'final' || isDecided ? world.id('reviewer', 8 + random.int(12)) : null,
      finalReviewer: isDecided ? world.id('reviewer', random.int(8)) : null,
      post: null,
      ageRating: state === 'passed' ? random.pick(ratings) : null,
      blockedAreas: null,
      submittedBy: world.id('account', random.skewed(40)),
      submittedAt: instant(submittedAt),
      waitsUntil: state === 'held' || state === 'returned' ? instant(now + (1 + random.next() * 40) * hour) : null,
      assignedAt: state === 'waiting' ? null : instant(Math.min(now, submittedAt + random.next() * hour)),
      leaseUntil: null,
      dueAt: instant(dueAt),
      breached: (decidedAt ?? now) > dueAt,
      decidedAt: decidedAt === null ? null : instant(decidedAt),
      uploaderNote: null,
      remark: null,
      state,
      createdAt: instant(submittedAt),
      createdBy: null,
      updatedAt: instant(decidedAt ?? submittedAt),
      updatedBy: null,
    }
  },
}

/** What a machine saw, the worst of it as bad as the whole: within the first 24 s, which every film of the demo has. */
function flagsOf(random: Random, risk: number, isDecided: boolean) {
  let at = random.between(2, 6)
  return Array.from({ length: 1 + random.skewed(3, 1.5) }, (_, nth) => {
    const from = at
    const to = from + random.between(1, 3)
    at = to + random.between(2, 5)
    return {
      label: random.pick(['violence', 'nudity', 'drugs', 'gore', 'harassment'] as const),
      score: nth === 0 ? risk : random.between(30, risk),
      from,
      to,
      where: random.pick(['frame', 'frame', 'speech', 'ocr'] as const),
      state: isDecided ? ('confirmed' as const) : ('open' as const),
    }
  })
}

/** The episode that the n-th task is about, with its title and its length in minutes. */
export function partOfTask(world: World, index: number) {
  const { episodes } = episodeBook(world)
  const nth = (index * 7) % Math.max(1, episodes.length)
  const plan = episodes[nth]
  return {
    plan,
    episode: world.id('episode', nth),
    content: plan ? world.id('contentItem', plan.title.id - 1) : null,
    minutes: plan ? Math.round(durationOf(plan) / 6) / 10 : null,
  }
}
