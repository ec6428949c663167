import type blacklistEntry from '../../../entities/user-manage/blacklist-entry'
import { day, hour, instant } from '../calendar'
import { artworkKey } from '../../media/artwork/artwork'
import { voices } from '../people'
import { hashOf, weightsOf, type Random } from '../../base/random'
import { banReasons, liftReasons } from '../words/staff-texts'
import { waited } from '../waited'
import type { Generator, RowOf, World } from '../world'
import { viewerAt } from './viewers'

type Entry = RowOf<typeof blacklistEntry>
type Scope = NonNullable<Entry['scope']>

const scopes = weightsOf<Scope>({
  login: 50,
  comment: 18,
  post: 8,
  privateMessage: 5,
  liveChat: 8,
  live: 4,
  gift: 2,
  payment: 3,
  withdraw: 2,
  report: 1,
})
const secondScopes = weightsOf({ comment: 5, liveChat: 3, privateMessage: 2 })
const states = weightsOf({ active: 62, expired: 23, lifted: 15 })
const reasonCodes = weightsOf({
  porn: 8,
  abuse: 20,
  spam: 22,
  fraud: 9,
  refundAbuse: 9,
  hate: 6,
  political: 3,
  minor: 3,
  copyright: 4,
  contactTrading: 8,
  cheating: 6,
  other: 2,
})
const sources = weightsOf({ staff: 45, report: 30, rule: 16, live: 7, import: 2 })
const terms = [3, 7, 7, 15, 30, 30, 90, 180, 0, 0]

const grantReasons = ['notProven', 'noViolation', 'wrongPerson', 'stolenAccount', 'tooHarsh'] as const
const upholdReasons = ['clearEvidence', 'repeated', 'nothingNew', 'untrue', 'fitting'] as const

/** An appeal is to be answered within this time. */
const answerIn = 3 * day

/** What a user's own record says of an entry. */
export interface Ban {
  readonly user: number
  readonly scope: Scope
  readonly state: 'active' | 'expired' | 'lifted'
  readonly startsAt: number
  /** Null means for good. */
  readonly endsAt: number | null
}

/**
 * Entries lie evenly among users: each run of this many users has one entry, whose holder its number decides. So a user
 * finds their entries, and an entry its user, without a look at the others; more users bring more entries, and change
 * none of those before. Every twelfth is the holder's second.
 */
function runLength(world: World): number {
  const [users = 0, entries = 0] = ['user', 'blacklistEntry'].map(
    (name) => world.registry.entities.get(name)?.demo ?? 0,
  )
  return users / Math.max(1, entries)
}

/** The index of the user an entry is about. */
function holderOf(world: World, entry: number): number {
  if (entry % 12 === 11) return holderOf(world, entry - 1)
  const run = runLength(world)
  const start = Math.ceil(entry * run)
  const length = Math.max(1, Math.floor((entry + 1) * run) - start)
  return Math.min(start + (hashOf(world.seed, 'ban', entry) % length), world.count('user') - 1)
}

/** An entry's terms. */
function banAt(world: World, entry: number): Ban {
  const random = world.random('ban', entry)
  const user = holderOf(world, entry)
  const isSecond = entry % 12 === 11
  const scope: Scope = isSecond ? random.weighted(secondScopes) : random.weighted(scopes)
  const first = isSecond ? banAt(world, entry - 1) : undefined
  const { now } = world.calendar
  const { registeredAt } = viewerAt(world, user)
  const state = random.weighted(states)
  const clash = first?.scope === scope && first.state === 'active' && state === 'active'
  const term = random.pick(terms) * day
  let endsAt: number | null
  let startsAt: number
  if (state === 'expired') {
    const length = Math.min(term || 7 * day, Math.max(hour, (now - registeredAt) * 0.5))
    endsAt = now - random.next() * Math.max(0, now - registeredAt - length)
    startsAt = endsAt - length
  } else {
    const since = random.next() ** 2 * Math.min(now - registeredAt, term && state === 'active' ? term : 365 * day)
    startsAt = now - since
    endsAt = term ? startsAt + term + (state === 'active' ? hour : 0) : null
  }
  return { user, scope: clash ? 'post' : scope, state, startsAt, endsAt }
}

/** Every entry about a user. */
export function bansOf(world: World, user: number): Ban[] {
  const entries = world.count('blacklistEntry')
  if (entries === 0) return []
  const middle = Math.floor(user / runLength(world))
  const bans: Ban[] = []
  for (let entry = Math.max(0, middle - 1); entry <= middle + 2 && entry < entries; entry++)
    if (holderOf(world, entry) === user) bans.push(banAt(world, entry))
  return bans
}

/** What came of a report: who was banned for it, since when, by whom and why; in the order of the entries. */
export function bansAfterReports(world: World) {
  return world.once('bans after reports', () =>
    Array.from({ length: world.count('blacklistEntry') }, (_, entry) => entry).flatMap((entry) => {
      const { source, reasonCode, reason, createdBy } = entryRow(world, entry, world.random('blacklistEntry', entry))
      const { user, startsAt } = banAt(world, entry)
      return source === 'report' && reasonCode
        ? [{ user, startsAt, reasonCode, reason: reason ?? null, by: createdBy ?? null }]
        : []
    }),
  )
}

export const blacklistEntryGenerator: Generator = {
  count: (world) => Math.floor(world.count('user') / runLength(world) + 1e-6),
  distinct: true,
  row: entryRow,
}

function entryRow(world: World, index: number, random: Random): Entry {
  const ban = banAt(world, index)
  const { market } = viewerAt(world, ban.user)
  const reasonCode = random.weighted(reasonCodes)
  const source = random.weighted(sources)
  const lifted = ban.state === 'lifted'
  const liftedAt = lifted ? Math.min(world.calendar.now, ban.startsAt + random.next() * 5 * day) : null
  const appeal = lifted
    ? random.chance(0.6)
      ? 'granted'
      : 'none'
    : random.chance(0.12)
      ? random.pick(['open', 'upheld'] as const)
      : 'none'
  const staff = () => world.id('account', random.skewed(40))
  const appealedAt = appeal === 'none' ? null : appealedOf(world, index, ban.startsAt, liftedAt, appeal === 'open')
  const createdBy = source === 'rule' ? null : staff()
  return {
    user: world.id('user', ban.user) ?? 0,
    scope: ban.scope,
    reasonCode,
    reason: random.pick(banReasons[reasonCode]!),
    evidence: random.chance(0.3) ? evidence(random, index, reasonCode) : [],
    source,
    device: ban.scope === 'login' && random.chance(0.2) ? world.id('device', ban.user) : null,
    expiresAt: ban.endsAt === null ? null : instant(ban.endsAt),
    strike: 1 + random.skewed(4, 3),
    notifyUser: random.chance(0.92),
    appeal,
    appealText: appeal === 'none' ? null : random.pick(voices[market.voice].appeals),
    appealedAt: appealedAt === null ? null : instant(appealedAt),
    dueAt: appealedAt === null ? null : instant(appealedAt + answerIn),
    grantedFor: appeal === 'granted' ? world.random('appeal granted', index).pick(grantReasons) : null,
    upheldFor: appeal === 'upheld' ? world.random('appeal upheld', index).pick(upholdReasons) : null,
    liftedBy: lifted ? staff() : null,
    liftedAt: liftedAt === null ? null : instant(liftedAt),
    liftReason: lifted ? random.pick(liftReasons) : null,
    state: ban.state,
    createdAt: instant(ban.startsAt),
    createdBy,
    updatedAt: instant(liftedAt ?? appealedAt ?? ban.startsAt),
    updatedBy: createdBy,
  }
}

/** When the user appealed: of one that is still open within the last days, most of them today; else before it was decided. */
function appealedOf(world: World, index: number, since: number, liftedAt: number | null, isOpen: boolean): number {
  const random = world.random('appeal', index)
  const { now } = world.calendar
  if (isOpen) return Math.max(since, now - waited(random, 3 * day))
  return since + random.next() * Math.min((liftedAt ?? now) - since, 3 * day)
}

/** What a ban is for that nobody has written. */
const unwritten: ReadonlySet<string> = new Set(['fraud', 'refundAbuse', 'cheating', 'copyright'])

function evidence(random: Random, index: number, reason: string): string[] {
  const count = random.between(1, 3)
  if (unwritten.has(reason)) return []
  return Array.from({ length: count }, (_, n) => artworkKey('conversation', `evidence-${index}-${n}`))
}
