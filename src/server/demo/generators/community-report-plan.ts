import type communityReport from '../../../entities/community-manage/community-report'
import { day, hour } from '../calendar'
import type { Market } from '../people'
import { weightsOf, type Random } from '../../base/random'
import { privateLines } from '../words/report-texts'
import { unfitTexts, type Unfit } from '../words/unfit-talk'
import { waited } from '../waited'
import type { RowOf, World } from '../world'
import { bansAfterReports } from './bans'
import { moderatorOf } from './talk'
import { commentAt, postAt, type Talk } from './talk-plan'
import { topicGenerator } from './topics'
import { userGenerator } from './users'
import { viewerAt } from './viewers'

type Row = RowOf<typeof communityReport>
type Decision = NonNullable<Row['decision']>
type Target = NonNullable<Row['targetKind']>

/** What a report and what it is about must both know. */
export interface Report {
  readonly target: Target
  /** The index of what was reported; of the user where it is one, or a private message of theirs. */
  readonly about: number
  readonly user: number | null
  readonly market: Market
  readonly text: string
  readonly writtenAt: number
  readonly reason: string
  readonly reporters: number
  readonly severity: 'critical' | 'high' | 'normal' | 'low'
  readonly state: 'decided' | 'open' | 'claimed' | 'escalated'
  readonly decision: Decision | null
  readonly moment: number
  readonly decidedAt: number | null
  readonly assignee: number | null
  /** Why it was decided so, where that is written elsewhere too. */
  readonly because: string | null
}

const states = weightsOf({ decided: 78, open: 15, claimed: 5, escalated: 2 })
const decisions = weightsOf<Decision>({
  noViolation: 46,
  hidden: 18,
  deleted: 14,
  warned: 12,
  limited: 5,
  banned: 5,
})
const targets = weightsOf<Target>({ comment: 43, dynamic: 30, user: 12, privateMessage: 12, topic: 3 })
/** What people think is wrong with something that nothing is wrong with. */
const suspicions = weightsOf({ abuse: 16, spam: 40, other: 30, hate: 5, copyright: 5, violence: 2, political: 2 })
const rulesOfUsers = weightsOf({
  abuse: 30,
  contact: 20,
  spam: 20,
  fraud: 14,
  porn: 10,
  hate: 4,
  minor: 2,
  selfHarm: 1,
})
export const dueHours = { critical: 0.25, high: 1, normal: 12, low: 48 }

/** What a rule is called among the reasons that users choose from. */
function reasonOf(rule: Unfit): string {
  if (rule === 'contact' || rule === 'irrelevant') return 'spam'
  return rule === 'spoiler' ? 'other' : rule
}

/** Every report, by index. What is reported is taken once each, as reports of one thing are one item. */
export const reportPlan = (world: World): readonly Report[] =>
  world.once('community reports', () => {
    const pools = {
      comment: poolsOf(world, 'comment', 20_000, commentAt),
      dynamic: poolsOf(world, 'dynamic', 5_000, postAt),
    }
    const bans = banned(world)
    return Array.from({ length: world.count('communityReport') }, (_, index) =>
      reportAt(world, world.random('community report', index), index, pools, bans),
    )
  })

type Pools = Readonly<Record<'comment' | 'dynamic', ReturnType<typeof poolsOf>>>

/** What has been written, by what may have come of a report about it. */
function poolsOf(world: World, entity: string, most: number, at: (world: World, index: number) => Talk) {
  const [fine, lapses, hidden, deleted]: [Talk[], Talk[], Talk[], Talk[]] = [[], [], [], []]
  for (let index = 0; index < Math.min(most, world.count(entity)); index++) {
    const talk = at(world, index)
    // It takes a while until something has been seen, reported and decided on.
    if (talk.moment > world.calendar.now - 3 * hour) continue
    if (talk.state === 'published') (talk.rule ? lapses : fine).push(talk)
    else if (talk.rule && talk.state === 'hidden') hidden.push(talk)
    else if (talk.rule && talk.state === 'deleted') deleted.push(talk)
  }
  const used = new Map<Talk[], number>()
  return (decision: Decision | null, isFine: boolean): Talk | undefined => {
    const pool =
      decision === 'hidden'
        ? hidden
        : decision === 'deleted'
          ? deleted
          : decision === 'noViolation' || isFine
            ? fine
            : lapses
    const nth = used.get(pool) ?? 0
    used.set(pool, nth + 1)
    // What is fine is plenty: every 29th of it, so that it is of all times.
    return pool[pool === fine ? (nth * 29) % Math.max(1, pool.length) : nth]
  }
}

/** The bans that came of reports, each given out once; their reasons are those that users choose from. */
function banned(world: World) {
  const rules = { abuse: 'abuse', spam: 'spam', porn: 'porn', hate: 'hate', fraud: 'fraud', minor: 'minor' } as const
  const bans = bansAfterReports(world).flatMap((ban) => {
    const rule = Object.values(rules).find((each) => each === ban.reasonCode)
    return rule ? [{ ...ban, rule }] : []
  })
  return bans.values()
}

function reportAt(world: World, random: Random, index: number, pools: Pools, bans: ReturnType<typeof banned>): Report {
  const { now } = world.calendar
  const state = random.weighted(states)
  const drawn = random.weighted(targets)
  const wished = state === 'decided' ? random.weighted(decisions) : null
  const ban = wished === 'banned' ? bans.next().value : undefined
  const isUser = wished === 'banned' || (drawn === 'user' && wished !== 'limited')
  // Nobody is hidden or deleted: who is not banned is warned.
  const decision = isUser && wished !== null && wished !== 'noViolation' ? (ban ? 'banned' : 'warned') : wished
  const isFine = decision === 'noViolation' || (decision === null && random.chance(0.3))
  // Posts alone can be shown to fewer, and who is banned was reported as a user.
  const wanted = decision === 'limited' ? 'dynamic' : isUser ? 'user' : drawn
  const talk = wanted === 'comment' || wanted === 'dynamic' ? pools[wanted](decision, isFine) : undefined
  const subject = talk
    ? {
        target: wanted,
        about: talk.index,
        user: talk.author,
        market: talk.market,
        text: talk.text,
        rule: talk.rule,
        writtenAt: talk.moment,
      }
    : wanted === 'topic'
      ? topicSubject(world, random, index)
      : userSubject(world, random, wanted === 'user' ? wanted : 'privateMessage', isFine, ban)
  const reason = subject.rule ? reasonOf(subject.rule) : random.weighted(suspicions)
  const reporters = 1 + random.skewed(isFine ? 4 : 14, 3)
  const severity =
    reason === 'minor' || reason === 'selfHarm'
      ? 'critical'
      : reporters > 8
        ? 'high'
        : reason === 'spam' || reason === 'other'
          ? 'low'
          : 'normal'
  const due = dueHours[severity] * hour
  const took = (0.1 + random.next() * 0.8 + (random.chance(0.08) ? 0.4 : 0)) * due
  const since = subject.writtenAt + random.next() ** 2 * 3 * day
  const latest = Math.max(subject.writtenAt, now - waited(random, due))
  const moment =
    state !== 'decided' ? latest : ban ? Math.max(subject.writtenAt, ban.startsAt - took) : Math.min(since, latest)
  return {
    ...{ ...subject, reason, reporters, severity, state, decision, moment },
    decidedAt: state === 'decided' ? Math.min(now, ban?.startsAt ?? moment + took) : null,
    assignee: state === 'open' ? null : (ban?.by ?? moderatorOf(world, random)),
    because: ban?.reason ?? null,
  }
}

/** A user by their profile, or by a private message. Who was banned has an entry that says so. */
function userSubject(
  world: World,
  random: Random,
  target: 'user' | 'privateMessage',
  isFine: boolean,
  ban: { readonly user: number; readonly startsAt: number; readonly rule: Unfit } | undefined,
) {
  const users = Math.max(1, world.count('user'))
  const bioOf = (index: number) => {
    const { bio } = userGenerator.row(world, index, world.random('user', index))
    return typeof bio === 'string' ? bio : null
  }
  let about = ban?.user ?? random.int(users)
  // A profile that nothing is wrong with is the one that they have.
  const isProfile = target === 'user' && isFine && !ban
  for (let tries = 0; isProfile && tries < 60 && bioOf(about) === null; tries++) about = (about + 1) % users
  const { market, registeredAt } = viewerAt(world, about)
  const rule = ban?.rule ?? (isFine ? null : random.weighted(rulesOfUsers))
  const harmless = isProfile ? [bioOf(about) ?? ''] : privateLines.map((line) => line[market.voice] ?? line.en)
  const until = ban?.startsAt ?? world.calendar.now
  const writtenAt = world.calendar.between(
    random,
    Math.max(registeredAt, until - 20 * day),
    until - hour / 4,
    market.offset,
  )
  const text = random.pick(rule ? unfitTexts(rule, market.voice) : harmless)
  return { target, about, user: about, market, text, rule, writtenAt }
}

/** A topic, by its name; most were reported by people who liked another one better. */
function topicSubject(world: World, random: Random, index: number) {
  const about = (index * 7) % Math.max(1, world.count('topic'))
  const { name } = topicGenerator.row(world, about, world.random('topic', about)) as { name: Record<string, string> }
  const { market } = viewerAt(world, random.int(Math.max(1, world.count('user'))))
  const writtenAt = world.calendar.now - random.between(20, 200) * day
  return { target: 'topic' as const, about, user: null, market, text: name['en'] ?? '', rule: null, writtenAt }
}

const byTarget = (world: World) =>
  world.once('community reports by target', () => {
    const found = new Map<string, Report>()
    for (const report of reportPlan(world)) found.set(`${report.target} ${report.about}`, report)
    return found
  })

/** How many have reported something that nobody has decided on. */
export function openReports(world: World, target: Target, index: number): number {
  const report = byTarget(world).get(`${target} ${index}`)
  return report && report.state !== 'decided' ? report.reporters : 0
}

/** The report that something was taken away for. */
export function reportedUntil(world: World, target: Target, index: number): Report | undefined {
  const report = byTarget(world).get(`${target} ${index}`)
  return report?.decision === 'hidden' || report?.decision === 'deleted' ? report : undefined
}

/** Whether a post is shown to fewer since it was reported. */
export const isLimited = (world: World, index: number): boolean =>
  byTarget(world).get(`dynamic ${index}`)?.decision === 'limited'
