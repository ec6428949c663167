import type episodeReviewStat from '../../../entities/review-manage/episode-review-stat'
import type reviewCheck from '../../../entities/review-manage/review-check'
import type reviewDecision from '../../../entities/review-manage/review-decision'
import type { Row } from '../../../schema/entity'
import { companyDay, dateOf, day, hour, instant } from '../calendar'
import { weightsOf } from '../../base/random'
import type { Generator, RowOf, World } from '../world'
import { allot, ownerOf } from './episode-plan'
import { languageId, areaId } from './places'
import { partOfTask } from './review-tasks'
import { demoCurrency, demoRate, levelAt } from './review-staff'

type Stat = Row<typeof episodeReviewStat>
type Decision = Row<typeof reviewDecision>
type Check = Row<typeof reviewCheck>

const outcomes = weightsOf({ pass: 80, passLimited: 4, reject: 9, return: 5, unsure: 2 })
const verdicts = weightsOf({ agree: 88, minorSlip: 5, wrongPass: 2, wrongReject: 2, wrongReason: 2, wrongRating: 1 })
const draws = weightsOf({ random: 70, tooFast: 12, machineDisagrees: 8, trainee: 6, manual: 4 })

/** Days on which reviewers work, the latest first: from Monday to Friday, as their shifts say. */
function workdays(world: World): readonly number[] {
  return world.once('days of review', () => {
    const today = companyDay(world.calendar.now)
    const many = Math.ceil(world.count('episodeReviewStat') / Math.max(1, world.count('reviewer')))
    return Array.from({ length: many * 2 + 3 }, (_, nth) => (today - 1 - nth) * day).filter(
      (at) => ![0, 6].includes(new Date(at).getUTCDay()),
    )
  })
}

/** A row of figures for each reviewer and working day, the latest first. */
function statAt(world: World, index: number) {
  const reviewers = Math.max(1, world.count('reviewer'))
  const who = index % reviewers
  const at = workdays(world)[Math.floor(index / reviewers)]!
  const daysAgo = Math.floor((world.calendar.now - at) / day)
  const random = world.random('stat state', index)
  const date = dateOf(at)
  const isPastMonth = date.slice(0, 7) < dateOf(world.calendar.now).slice(0, 7)
  const state: Stat['state'] =
    isPastMonth && daysAgo > 10
      ? 'closed'
      : daysAgo > 5
        ? 'confirmed'
        : random.pick(['open', 'open', 'checking', 'disputed'] as const)
  const stage = who % 2 === 1 && levelAt(who).isSenior ? ('final' as const) : ('initial' as const)
  return { who, date, at, state, stage, category: categories[who % categories.length]! }
}

const categories = ['series', 'short', 'movie'] as const
/** How many of each are reviewed in a day, as against series. */
const pace = { series: 1, short: 3, movie: 0.5 }
const practice = { expert: 1.25, senior: 1.1, junior: 0.9, trainee: 0.5 }

/** How many decisions each row of figures counts, and the index of the first: the latest rows have the last ones. */
function shares(world: World) {
  return world.once('decisions by stat', () => {
    const many = world.count('episodeReviewStat')
    // The oldest first.
    const claims = Array.from({ length: many }, (_, nth) => {
      const index = many - 1 - nth
      const { who, category } = statAt(world, index)
      const random = world.random('stat volume', index)
      const presence = random.chance(0.07) ? 0.35 : Math.max(0.5, random.normal(1, 0.2))
      return pace[category] * practice[levelAt(who).level] * presence
    })
    const parts = allot(world.count('reviewDecision'), claims)
    let sum = 0
    return { parts, starts: parts.map((part) => (sum += part) - part) }
  })
}

/** The tasks that are about an episode of each kind of title. */
function tasksOf(world: World, category: (typeof categories)[number]): readonly number[] {
  const all = world.once('tasks by kind of title', () =>
    Array.from({ length: world.count('reviewTask') }, (_, task) => ({
      task,
      type: partOfTask(world, task).plan?.title.type,
    })),
  )
  return world.once(`tasks of ${category}`, () => all.filter(({ type }) => type === category).map(({ task }) => task))
}

const isSettled = ({ state }: { readonly state: string }) => state === 'closed' || state === 'confirmed'

/** What the n-th decision says: a function of n alone, so that the row that counts it comes to the same. */
function decisionAt(world: World, index: number) {
  const stat = world.count('episodeReviewStat') - 1 - ownerOf(shares(world).starts, index).episode
  const random = world.random('decision', index)
  const { category, at } = statAt(world, Math.max(0, stat))
  const tasks = tasksOf(world, category)
  const task = tasks[(index * 13) % Math.max(1, tasks.length)] ?? 0
  const part = partOfTask(world, task)
  const seen = 80 + Math.round(random.next() * 20)
  // Played faster than it is shown.
  const seconds = Math.round(20 + ((part.minutes ?? 5) * 60 * seen) / 100 / (1.5 + random.next()))
  return {
    ...{ stat: Math.max(0, stat), task, part, seconds, seen },
    decision: random.weighted(outcomes),
    within: random.chance(0.93),
    state: (random.chance(0.03) ? 'overturned' : 'standing') as Decision['state'],
    // From ten to six in Shanghai.
    decidedAt: at + (2 + random.next() * 8) * hour,
  }
}

function decisionsOf(world: World, stat: number): number[] {
  const { parts, starts } = shares(world)
  const nth = world.count('episodeReviewStat') - 1 - stat
  return Array.from({ length: parts[nth] ?? 0 }, (_, own) => starts[nth]! + own)
}

/** Which decision the n-th check looks at, from the latest on: each at most once. 7 divides no count that matters. */
function decisionOfCheck(world: World, index: number): number {
  const count = Math.max(1, world.count('reviewDecision'))
  return count - 1 - ((index * 7) % count)
}

function checkedBy(world: World) {
  return world.once('review checks by decision', () => {
    const checks = Array.from({ length: world.count('reviewCheck') }, (_, nth) => decisionOfCheck(world, nth))
    return new Map(checks.map((decision, nth) => [decision, nth]))
  })
}

function checkAt(world: World, index: number) {
  const decision = decisionOfCheck(world, index)
  const random = world.random('check', index)
  const stat = statAt(world, decisionAt(world, decision).stat)
  // Whoever checks keeps up: nothing that was drawn waits for longer than a weekend.
  const isDrawn = !isSettled(stat) && world.calendar.now - stat.at < 4 * day && random.chance(0.6)
  const verdict = isDrawn ? null : random.weighted(verdicts)
  const isDisputed = stat.state === 'disputed' && verdict !== null && verdict !== 'agree'
  const state: Check['state'] = isDrawn ? 'drawn' : isDisputed ? 'disputed' : 'done'
  return { decision, verdict, state, at: stat.at + 27 * hour, drawnFor: random.weighted(draws) }
}

export const reviewDecisionGenerator: Generator = {
  distinct: true,
  row(world, index): RowOf<typeof reviewDecision> {
    const { stat, task, part, decision, seconds, within, seen, state, decidedAt } = decisionAt(world, index)
    const { who, stage } = statAt(world, stat)
    const check = checkedBy(world).get(index)
    return {
      task: world.id('reviewTask', task),
      subject: 'episode',
      episode: part.episode,
      content: part.content,
      post: null,
      stage,
      round: 1,
      pool: world.id('reviewPool', stage === 'initial' ? 0 : 1),
      reviewer: world.id('reviewer', who),
      decision,
      ...(decision === 'pass' && { reasons: null }),
      ...(decision !== 'pass' && decision !== 'passLimited' && { ageRating: null }),
      ...(decision !== 'passLimited' && { blockedAreas: null }),
      remark: null,
      marks: null,
      blind: false,
      openedAt: instant(decidedAt - seconds * 1_000),
      decidedAt: instant(decidedAt),
      handleSeconds: seconds,
      minutes: part.minutes,
      seenShare: seen,
      withinSla: within,
      overturnedBy: state === 'overturned' ? 'check' : 'none',
      check: check === undefined ? null : world.id('reviewCheck', check),
      stat: world.id('episodeReviewStat', stat),
      state,
      createdAt: instant(decidedAt),
      updatedAt: instant(decidedAt),
    }
  },
}

/** Why whoever checks a decision would have decided otherwise. */
const objections = [
  'The wound is shown for nine seconds; that is R18',
  'Right reason, but limiting it would have been enough',
  'Nothing here is against the rules',
  'The logo of another platform is in every frame',
  'Passed in two minutes, the last third was not seen',
]

/** What a reviewer answers who does not agree. */
const replies = [
  'The wound is in sight for under two seconds; I counted',
  'The same scene was passed in episode 3, please decide both alike',
  'The mark is in the end titles only',
  'I saw the last third in the task before this one',
]

export const reviewCheckGenerator: Generator = {
  distinct: true,
  row(world, index, random): RowOf<typeof reviewCheck> {
    const { decision, verdict, state, at, drawnFor } = checkAt(world, index)
    const { stat } = decisionAt(world, decision)
    const isDone = verdict !== null
    const drawnAt = at - 10 * hour
    return {
      decision: world.id('reviewDecision', decision) ?? 1,
      stat: world.id('episodeReviewStat', stat),
      reviewer: world.id('reviewer', statAt(world, stat).who),
      drawnFor,
      verdict,
      comment: isDone && verdict !== 'agree' ? random.pick(objections) : null,
      ...(verdict !== 'wrongReason' && { rightReasons: null }),
      ...(!isDone && { checker: null }),
      reply: state === 'disputed' ? random.pick(replies) : null,
      settledAs: null,
      voided: false,
      checkedAt: isDone ? instant(Math.min(at, world.calendar.now)) : null,
      state,
      createdAt: instant(drawnAt),
      updatedAt: instant(isDone ? Math.min(at, world.calendar.now) : drawnAt),
    }
  },
}

export const episodeReviewStatGenerator: Generator = {
  distinct: true,
  row(world, index): RowOf<typeof episodeReviewStat> {
    const { who, date, state, stage, category, at } = statAt(world, index)
    const own = decisionsOf(world, index)
    const standing = own.map((each) => decisionAt(world, each)).filter((each) => each.state === 'standing')
    const of = (decision: string) => standing.filter((each) => each.decision === decision).length
    const mean = (values: readonly number[]) =>
      values.length === 0 ? null : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)
    const minutes = Math.round(standing.reduce((sum, { part }) => sum + (part.minutes ?? 0), 0) * 10) / 10
    const checks = own.flatMap((each) => checkedBy(world).get(each) ?? []).map((each) => checkAt(world, each))
    const checked = checks.filter(({ verdict }) => verdict !== null)
    const wrong = checked.filter(({ verdict }) => verdict !== 'agree' && verdict !== 'minorSlip').length
    const isChecked = state !== 'open'
    return {
      day: date,
      reviewer: world.id('reviewer', who),
      stage,
      category,
      area: areaId(world, 'CN'),
      language: languageId(world, 'zh_CN'),
      titles: new Set(standing.map(({ part }) => part.content)).size,
      episodes: standing.length,
      minutes,
      passed: of('pass'),
      limited: of('passLimited'),
      rejected: of('reject'),
      returned: of('return'),
      avgSeconds: mean(standing.map(({ seconds }) => seconds)),
      seenShare: mean(standing.map(({ seen }) => seen)),
      slaRate: mean(standing.map(({ within }) => (within ? 100 : 0))),
      overturned: own.length - standing.length,
      sampled: checks.length,
      checked: checked.length,
      wrong,
      accuracy: checked.length < 5 ? null : Math.round((1 - wrong / checked.length) * 1_000) / 10,
      countedMinutes: minutes,
      pay: Math.round(minutes * demoRate),
      currency: demoCurrency,
      checker: isChecked ? world.id('account', who === 0 ? 1 : 0) : null,
      confirmedAt: isSettled({ state }) ? instant(at + 2 * day) : null,
      doubled: false,
      adjusts: null,
      state,
      createdAt: instant(at + 17 * hour),
    }
  },
}
