import type ugcPost from '../../../entities/ugc/ugc-post'
import { day, hour, minute } from '../calendar'
import type { Market } from '../people'
import { weightsOf, type Random } from '../../base/random'
import { waited } from '../waited'
import type { RowOf, World } from '../world'
import { postAt } from './talk-plan'
import { talkedOf, writer } from './talk'
import type { TitlePlan } from './title-plan'
import { faultBy, faultOf, faultOfRule, type Fault, type PostKind } from './upload-faults'
import { slaMinutes } from './upload-settings'
import { viewerAt } from './viewers'

export type UploadState = NonNullable<RowOf<typeof ugcPost>['state']>
type Risk = NonNullable<RowOf<typeof ugcPost>['riskLevel']>

/** What an upload, its reports and its author's strikes agree on. */
export interface Upload {
  readonly index: number
  readonly author: number
  readonly market: Market
  readonly kind: PostKind
  readonly state: UploadState
  /** What is wrong with it, whether or not anybody has noticed. */
  readonly fault: Fault | undefined
  readonly score: number
  readonly risk: Risk
  /** The post of the community that it became. */
  readonly talk: number | null
  /** The upload that it is a copy of. */
  readonly copyOf: number | null
  /** The title that it was cut from. */
  readonly plan: TitlePlan | undefined
  readonly isBefore: boolean
  readonly moment: number
  readonly publishedAt: number | null
  /** Since when it waits for a person. */
  readonly waitsSince: number | null
  readonly dueAt: number | null
  readonly decidedAt: number | null
  readonly isByPerson: boolean
  /** Reports brought it before a person again. */
  readonly isReported: boolean
}

const kinds = weightsOf<PostKind>({ video: 34, clip: 20, images: 20, text: 12, avatar: 6, nickname: 4, bio: 4 })
const states = weightsOf<UploadState>({
  published: 60,
  pending: 7,
  escalated: 2,
  checking: 0.4,
  appealed: 2,
  blocked: 1.5,
  takenDown: 6,
  rejected: 7,
  withdrawn: 5,
  limited: 4,
})
const isOpen = (state: UploadState) => state === 'pending' || state === 'escalated' || state === 'appealed'
/** How sure the machine was at first, by what became of an upload with something wrong; the rest got past it. */
const certainty: Readonly<Partial<Record<UploadState, readonly [least: number, most: number]>>> = {
  pending: [28, 84],
  escalated: [45, 84],
  appealed: [40, 84],
  blocked: [91, 99],
  rejected: [40, 84],
}

/** Every upload, by index. */
export const uploadPlan = (world: World): readonly Upload[] =>
  world.once('uploads', () => {
    const talks = talksOf(world)
    const plan: Upload[] = []
    for (let index = 0; index < world.count('ugcPost'); index++) {
      const random = world.random('upload', index)
      // Now and then somebody uploads once more what another one has made.
      const original = index % 40 === 39 ? plan.slice(-30).find((each) => isWorthCopying(each)) : undefined
      plan.push(original ? copyAt(world, random, index, original) : uploadAt(world, random, index, talks))
    }
    return plan
  })

const isWorthCopying = ({ kind, state, copyOf, fault }: Upload) =>
  (kind === 'video' || kind === 'clip') && state === 'published' && copyOf === null && fault === undefined

function uploadAt(world: World, random: Random, index: number, talks: Talks): Upload {
  const kind = random.weighted(kinds)
  const state = random.weighted(states)
  const isSeen = state === 'published' || state === 'takenDown' || state === 'withdrawn'
  const talk = isSeen ? talks(kind, state) : undefined
  const who = talk ? { index: talk.author, market: talk.market, since: talk.moment } : writerOf(world, random)
  const isFine = state === 'published' || state === 'withdrawn' || state === 'checking'
  const own = isFine || (state === 'pending' && random.chance(0.45)) ? undefined : faultOf(random, kind)
  const fault =
    state === 'blocked' ? faultBy(kind === 'text' ? 'minor' : 'nudity') : talk ? faultOfRule(talk.rule) : own
  const plan = kind === 'clip' || kind === 'text' || kind === 'images' ? talkedOf(world, random) : undefined
  return complete(world, random, {
    ...{ index, kind, state, fault, plan },
    author: who.index,
    market: who.market,
    since: who.since,
    talk: talk?.index ?? null,
    at: talk ? talk.moment : null,
    copyOf: null,
  })
}

function copyAt(world: World, random: Random, index: number, original: Upload): Upload {
  const { kind, plan, moment } = original
  const { now } = world.calendar
  const { index: author, market } = writerOf(world, random)
  const state = now - moment < 2 * day ? 'pending' : random.pick(['pending', 'rejected', 'takenDown'] as const)
  const since = Math.max(viewerAt(world, author).registeredAt, moment)
  const fault: Fault = { ...faultBy('recording'), reason: 'SP20' }
  return complete(world, random, {
    ...{ index, kind, state, plan, author, market, since, fault },
    talk: null,
    at: null,
    copyOf: original.index,
  })
}

type Begun = Pick<Upload, 'index' | 'kind' | 'state' | 'fault' | 'plan' | 'author' | 'market' | 'talk' | 'copyOf'> & {
  readonly since: number
  readonly at: number | null
}

/** When what happened to an upload, by the state that it has come to. */
function complete(world: World, random: Random, { since, at, ...begun }: Begun): Upload {
  const { now } = world.calendar
  const { kind, state, fault, market } = begun
  const isByMachine = state === 'rejected' && fault?.label !== 'selfHarm' && random.chance(0.4)
  const isReported =
    state === 'takenDown' || state === 'limited' || (state === 'pending' && Boolean(fault) && random.chance(0.4))
  const isDoubted = state === 'published' && begun.talk === null && random.chance(0.2)
  const score = scoreOf(random, begun, { isByMachine, isReported, isDoubted })
  const risk = fault?.label === 'minors' || fault?.label === 'selfHarm' ? 'critical' : riskOf(score)
  const due = (state === 'appealed' ? slaMinutes.appeal : slaMinutes[risk]) * minute
  const waits = isOpen(state) ? Math.max(since, now - waited(random, due)) : null
  // The texts of what was refused or taken back are wiped after ninety days.
  const from = Math.max(since, now - (state === 'rejected' || state === 'withdrawn' ? 88 : 360) * day)
  const past = Math.max(since, world.calendar.between(random, from, now - 3 * hour, market.offset))
  const isFresh = (state === 'pending' && !isReported) || state === 'escalated'
  const moment =
    at ??
    (state === 'checking'
      ? now - random.between(20, 150) * 1_000
      : waits === null
        ? past
        : isFresh
          ? waits
          : Math.max(Math.min(since, waits - hour), waits - random.between(8, 25 * 24) * hour))
  const isBefore = kind === 'avatar' || moment - viewerAt(world, begun.author).registeredAt < 5 * day
  const looked = moment + (0.05 + random.next() * 0.85 + (random.chance(0.06) ? 0.4 : 0)) * slaMinutes[risk] * minute
  const seenFrom = moment + random.between(15, 100) * 1_000
  const isByPerson = !isByMachine && (isDoubted || !['published', 'withdrawn', 'checking', 'blocked'].includes(state))
  const reported = moment + (0.2 + random.next() ** 2 * 140) * hour
  const decided = isReported ? reported : isByPerson ? looked : seenFrom
  const isDecided = state !== 'pending' && state !== 'escalated' && state !== 'checking'
  const wasShown =
    state === 'published' ||
    state === 'withdrawn' ||
    isReported ||
    (!isByMachine && !isBefore && (risk === 'low' || risk === 'medium') && state !== 'blocked' && state !== 'checking')
  const decidedAt = isDecided ? Math.max(moment, Math.min(decided, (waits ?? now) - minute)) : null
  return {
    ...begun,
    ...{ score, risk, isBefore, moment, decidedAt, isByPerson, isReported },
    publishedAt: !wasShown ? null : isBefore && isDoubted ? decidedAt : Math.min(seenFrom, decidedAt ?? now),
    waitsSince: waits,
    dueAt: waits === null ? null : waits + due,
  }
}

function scoreOf(
  random: Random,
  { state, fault }: Pick<Upload, 'state' | 'fault'>,
  how: { readonly isByMachine: boolean; readonly isReported: boolean; readonly isDoubted: boolean },
): number {
  if (how.isByMachine) return random.between(92, 99)
  if (how.isDoubted || (state === 'pending' && !fault)) return random.between(28, 62)
  if (how.isReported && state !== 'pending') return random.between(6, 19)
  const [least, most] = (fault && certainty[state]) ?? [0, 19]
  return Math.round(least + (most - least) * random.next() ** 1.6)
}

/** How much is at stake by a machine's score. */
function riskOf(score: number): Risk {
  return score > 90 ? 'critical' : score > 70 ? 'high' : score > 35 ? 'medium' : 'low'
}

function writerOf(world: World, random: Random) {
  const { index, market, registeredAt } = writer(world, random)
  return { index, market, since: registeredAt }
}

type Talks = ReturnType<typeof talksOf>

/** The posts of the community that uploads have become, by kind and by what became of them; each is taken once. */
function talksOf(world: World) {
  const posts = Array.from({ length: world.count('dynamic') }, (_, index) => postAt(world, index))
  const pool = (isPictures: boolean, state: UploadState) =>
    posts.filter(
      (post) =>
        (post.kind === 'images') === isPictures &&
        (state === 'published'
          ? post.state === 'published' && post.rule === null
          : state === 'takenDown'
            ? post.state === 'hidden' && faultOfRule(post.rule) !== undefined
            : post.state === 'deleted' && post.rule === null && post.moment > world.calendar.now - 80 * day),
    )
  const pools = new Map<string, { readonly posts: typeof posts; used: number }>()
  return (kind: PostKind, state: UploadState) => {
    if (kind !== 'images' && kind !== 'text') return undefined
    const key = `${kind} ${state}`
    const found = pools.get(key) ?? { posts: pool(kind === 'images', state), used: 0 }
    pools.set(key, found)
    // Every few of them, so that they are of all times.
    const step = Math.max(1, Math.floor(found.posts.length / 330))
    return found.posts[step * found.used++]
  }
}
