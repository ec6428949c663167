import type push from '../../../entities/service-manage/push'
import type pushStat from '../../../entities/service-manage/push-stat'
import { artworkKey } from '../../media/artwork/artwork'
import { day, hour, instant, minute } from '../calendar'
import { markets } from '../people'
import { weightsOf, type Random } from '../../base/random'
import { languageOf } from '../words/languages'
import { pushBodies, pushTitles, rejectReasons } from '../words/staff-texts'
import type { Generator, RowOf, World } from '../world'
import { areaId, languageId, someAreas } from './places'
import { experimentsOf, pushesWithHoldout, variantsOf, versionOf, type Experiment } from './push-experiments'
import { linkTo, titlePlans } from './title-plan'

type Push = RowOf<typeof push>
type State = NonNullable<Push['state']>
type Category = NonNullable<Push['category']>

const states = weightsOf({
  sent: 66,
  draft: 10,
  pendingApproval: 5,
  scheduled: 7,
  rejected: 4,
  cancelled: 4,
  paused: 1,
  recalled: 3,
})
const audiences = weightsOf({ userTags: 36, userGroups: 26, everyone: 18, inactive: 14, userFile: 6 })
/** The category of each of the texts, in their order. */
const categories: readonly Category[] = [
  'content',
  'content',
  'marketing',
  'service',
  'live',
  'content',
  'marketing',
  'content',
  'service',
  'content',
]

export interface Funnel {
  readonly sent: number
  readonly delivered: number
  readonly shown: number
  readonly clicked: number
  readonly converted: number
}

function stateOfPush(world: World, index: number): State {
  return world.random('push state', index).weighted(states)
}

/** Which of the texts a push has. */
function textOf(world: World, index: number): number {
  return world.random('push text', index).int(pushTitles.length)
}

function categoryOf(world: World, index: number): Category {
  return categories[textOf(world, index)]!
}

/** What a push did in each of the rows that record it; empty before it is sent. Every stage is at most the one before. */
function funnelsOf(world: World, index: number): readonly Funnel[] {
  return pushBook(world).funnels[index] ?? []
}

/** The pushes of the demo that were sent to all but a holdout, by id. */
export function demoPushesWithHoldout(world: World): number[] {
  return pushesWithHoldout(world, pushBook(world).experiments)
}

interface PushBook {
  /** By the index of the push. */
  readonly experiments: ReadonlyMap<number, Experiment>
  readonly funnels: readonly (readonly Funnel[])[]
  /** The push of each statistic, and which of its rows it is. */
  readonly rows: readonly (readonly [push: number, nth: number])[]
}

function pushBook(world: World): PushBook {
  return world.once('pushes', () => {
    const pushes = Array.from({ length: world.count('push') }, (_, index) => index)
    const experiments = experimentsOf(
      pushes.length,
      // Nobody tries out texts on people whom a notice of the service must reach.
      (index) => (categoryOf(world, index) === 'service' ? undefined : stateOfPush(world, index)),
      (index) => momentOf(world, index),
      world.calendar.now,
    )
    const went = pushes.filter((index) => ['sent', 'recalled', 'paused'].includes(stateOfPush(world, index)))
    const each = Math.floor(world.asked('pushStat') / Math.max(1, went.length))
    const extra = world.asked('pushStat') - each * went.length
    const funnels: Funnel[][] = pushes.map(() => [])
    const rows: [number, number][] = []
    went.forEach((index, order) => {
      const random = world.random('funnel', index)
      // Not everybody lets the app send, and most pushes are for some.
      const audience = Math.min(world.count('user') * 0.5, random.longTail(world.count('user') * 0.12, 1.1))
      const isStopped = stateOfPush(world, index) !== 'sent'
      const quality = random.normal(1, 0.18)
      const experiment = experiments.get(index)
      const parts = each + (order < extra ? 1 : 0)
      for (let nth = 0; nth < parts; nth++) {
        rows.push([index, nth])
        if (experiment) {
          funnels[index]!.push(experimentFunnel(random, experiment, nth, parts))
          continue
        }
        const share = (0.4 + random.next()) * (nth < each / 3 ? 1.6 : 0.7) * (isStopped ? 0.35 : 1)
        funnels[index]!.push(funnel(random, Math.round((audience * share) / Math.max(1, each)), quality))
      }
    })
    return { experiments, funnels, rows }
  })
}

function funnel(random: Random, sent: number, quality: number): Funnel {
  const part = (whole: number, rate: number) => Math.min(whole, Math.max(0, Math.round(whole * rate)))
  const delivered = part(sent, 0.84 + random.next() * 0.13)
  const shown = part(delivered, 0.6 + random.next() * 0.3)
  const clicked = part(shown, quality * (0.025 + random.next() * 0.07))
  return { sent, delivered, shown, clicked, converted: part(clicked, 0.08 + random.next() * 0.3) }
}

/** A part of an experiment: all parts together reach as many as it was sent to. */
function experimentFunnel(random: Random, experiment: Experiment, nth: number, parts: number): Funnel {
  const upTo = (count: number) => Math.round((experiment.sent * count) / parts)
  const sent = upTo(nth + 1) - upTo(nth)
  const rate = experiment.rates[versionOf(experiment, nth) === 'A' ? 0 : 1]
  const delivered = Math.round(sent * 0.94)
  const shown = Math.round(delivered * 0.82)
  // Rounded by chance, so that small parts add up to the rate.
  const clicked = Math.min(shown, Math.floor(shown * rate + random.next()))
  return { sent, delivered, shown, clicked, converted: Math.min(clicked, Math.floor(clicked * 0.2 + random.next())) }
}

/** Moments of a push: the older its number the earlier; those still to come lie ahead. */
function momentOf(world: World, index: number): number {
  const random = world.random('push moment', index)
  const count = world.count('push')
  const state = stateOfPush(world, index)
  if (state === 'scheduled') return world.calendar.now + (2 + random.next() * 240) * hour
  // What waits for approval is to go out soon.
  if (state === 'pendingApproval') return world.calendar.now + (3 + random.next() * 60) * hour
  return world.calendar.now - ((count - index) / count) * 350 * day - random.next() * day
}

export const pushGenerator: Generator = {
  distinct: true,
  row(world, index, random): Push {
    const state = stateOfPush(world, index)
    const text = textOf(world, index)
    const category = categoryOf(world, index)
    const audience = category === 'service' && random.chance(0.7) ? 'everyone' : random.weighted(audiences)
    const moment = momentOf(world, index)
    const titles = titlePlans(world)
    const title = titles.length > 0 ? titles[random.int(titles.length)] : undefined
    const sum = (stage: keyof Funnel) => funnelsOf(world, index).reduce((total, row) => total + row[stage], 0)
    const sent = sum('sent')
    const isGone = sent > 0
    const experiment = pushBook(world).experiments.get(index)
    const holdout = experiment ? experiment.holdout : random.chance(0.2) ? 5 : 0
    const author = random.int(40)
    const isWaiting = state === 'pendingApproval'
    const createdAt =
      Math.min(moment, world.calendar.now) - (isWaiting ? random.skewed(600, 2) * minute : random.between(4, 60) * hour)
    const tested = state !== 'draft' || random.chance(0.4)
    const estimate = isGone
      ? Math.round(experiment ? sent / (1 - holdout / 100) : sent * (1.02 + random.next() * 0.1))
      : Math.min(Math.round(world.count('user') * 0.8), random.longTail(world.count('user') * 0.15, 1))
    const schedule = random.pick(['at', 'at', 'at', 'now', 'localTime'] as const)
    return {
      // As staff in Shanghai name it: 11-19 20:30.
      name: `${pushTitles[text]!.en.slice(0, 40)} · ${instant(moment + 8 * hour)
        .slice(5, 16)
        .replace('T', ' ')}`,
      category,
      title: pushTitles[text]!,
      body: pushBodies[text]!,
      image: title && random.chance(0.5) ? artworkKey('banner', `${title.theme}-${title.id}`, title.title.en) : null,
      imageByLanguage: null,
      target: title ? linkTo(title) : { type: 'INNER_URL', target: '/home' },
      audience,
      userTags: audience === 'userTags' ? [world.id('userTag', random.int(150)) ?? 0] : [],
      userGroups: audience === 'userGroups' ? [world.id('userGroup', random.int(120)) ?? 0] : [],
      userFile: null,
      inactiveDays: audience === 'inactive' ? random.pick([7, 14, 30, 60]) : null,
      excludeGroups: [],
      areas: someAreas(world, random, 'state'),
      languages: random.chance(0.6) ? [] : random.sample(['zh_CN', 'en', 'in_ID', 'es_MX', 'ar_AE'], 2),
      clients: [1, 2, 3, 4, 5, 12].slice(0, random.between(2, 6)).flatMap((id) => world.id('client', id - 1) ?? []),
      minVersion: null,
      maxVersion: null,
      schedule: state === 'scheduled' ? 'at' : schedule,
      sendAt: state === 'draft' && random.chance(0.5) ? null : instant(moment),
      localTime: schedule === 'localTime' && state !== 'scheduled' ? random.pick(['12:00', '18:30', '20:00']) : null,
      recurrence: null,
      timeToLive: random.pick([3_600, 21_600, 86_400, 86_400, 259_200]),
      perSecond: 5_000,
      collapseKey: random.chance(0.2) ? random.pick(['new_episode', 'weekly_list', 'live']) : null,
      sound: true,
      badge: random.chance(0.8),
      variants: experiment ? variantsOf(experiment, pushTitles[text]!, pushBodies[text]!) : null,
      holdout,
      estimate,
      testedAt: tested ? instant(Math.min(world.calendar.now, createdAt + random.between(5, 90) * minute)) : null,
      targetCount: isGone ? estimate : null,
      sentCount: isGone ? sent : 0,
      deliveredCount: sum('delivered'),
      shownCount: sum('shown'),
      clickCount: sum('clicked'),
      convertCount: sum('converted'),
      failCount: isGone ? Math.round((sent - sum('delivered')) * 0.7) : 0,
      approver: isGone || state === 'scheduled' || state === 'rejected' ? world.id('account', (author + 3) % 40) : null,
      rejectReason: state === 'rejected' ? random.pick(rejectReasons) : null,
      state,
      createdAt: instant(createdAt),
      createdBy: world.id('account', author),
      updatedAt: instant(isWaiting ? createdAt : Math.min(world.calendar.now, Math.max(createdAt, moment))),
      updatedBy: world.id('account', author),
    }
  },
}

const providers = ['fcm', 'apns', 'fcm', 'hms', 'fcm'] as const
const providerClients = [1, 2, 5, 4, 12]

export const pushStatGenerator: Generator = {
  count: (world) => pushBook(world).rows.length,
  distinct: true,
  row(world, index, random): RowOf<typeof pushStat> {
    const [push, nth] = pushBook(world).rows[index]!
    const way = nth % providers.length
    const { iso2 } = random.weighted(markets)
    const moment = Math.floor((momentOf(world, push) + Math.floor(nth / 5) * hour) / hour) * hour
    const figures = funnelsOf(world, push)[nth]!
    const experiment = pushBook(world).experiments.get(push)
    const lost = figures.sent - figures.delivered
    // An experiment looks at fewer people, and so leaves out fewer.
    const skipped = (most: number) => random.skewed(Math.ceil(experiment ? most / 25 : most), 2)
    return {
      push: world.id('push', push) ?? 0,
      hour: instant(moment),
      area: areaId(world, iso2),
      client: world.id('client', providerClients[way]! - 1),
      language: languageId(world, languageOf(iso2)),
      provider: providers[way]!,
      variant: experiment ? versionOf(experiment, nth) : null,
      ...figures,
      skipped: {
        cap: skipped(90),
        quietHours: skipped(60),
        optedOut: skipped(200),
        noToken: skipped(70),
        disabled: skipped(9),
      },
      failed: { UNREGISTERED: Math.round(lost * 0.6), UNAVAILABLE: Math.round(lost * 0.1) },
      createdAt: instant(Math.min(moment + hour, world.calendar.now)),
      updatedAt: instant(Math.min(moment + hour, world.calendar.now)),
    }
  },
}
