import type integralApi from '../../../entities/task-center/integral-api'
import type integralApiCall from '../../../entities/task-center/integral-api-call'
import { dateOf, day, instant, minute } from '../calendar'
import { weightsOf } from '../../base/random'
import { integralApi as written } from '../written/growth'
import type { DemoRow, Generator, RowOf } from '../world'

type Call = RowOf<typeof integralApiCall>
type Event = NonNullable<RowOf<typeof integralApi>['events']>[number]

/** What the partners of each kind report, and the points that it brings. */
const eventsOf: Readonly<Record<string, readonly (readonly [event: string, points: number])[]>> = {
  offerWall: [
    ['install', 120],
    ['register', 200],
    ['level_10', 400],
  ],
  survey: [
    ['survey_done', 150],
    ['screened_out', 5],
  ],
  adNetwork: [
    ['video_watched', 10],
    ['install', 100],
  ],
  game: [
    ['level_10', 300],
    ['first_purchase', 600],
  ],
  ecommerce: [['order_paid', 500]],
  internal: [
    ['room_stayed', 20],
    ['short_finished', 15],
  ],
}
const states = ['live', 'live', 'live', 'suspended', 'live', 'testing', 'live', 'live', 'live', 'live'] as const

/** Partners whose events become points: each from its own addresses, with a secret that is renewed once a year. */
export const integralApiGenerator: Generator = {
  ...written,
  row(world, index, random): DemoRow {
    const own = written.row(world, index, random)
    const { now } = world.calendar
    const state = states[index % states.length]!
    const isLive = state === 'live'
    const calls24h = isLive ? random.longTail(900, 0.7) : 0
    const code = String(own['code']).replaceAll('_', '-')
    return {
      ...own,
      state,
      callbackUrl: own['direction'] === 'inbound' ? null : `https://api.${code}.example.com/points`,
      signature: 'hmacSha256',
      secretUntil: dateOf(now + random.between(20, 340) * day),
      ...{ formerSecret: null, formerUntil: null },
      ipAllow: [{ cidr: `203.0.113.${index * 16}/28` }],
      events: (eventsOf[String(own['kind'])] ?? []).map(([event, points]): Event => ({
        ...{ event, points },
        pointsPerCent: null,
        maxPoints: points * 10,
        delayHours: event === 'order_paid' || event === 'first_purchase' ? 168 : 0,
      })),
      perUserDay: 2_000,
      perDay: 500_000,
      perSecond: 100,
      revenueShare: own['kind'] === 'internal' ? null : 50,
      areas: [-1],
      contact: own['kind'] === 'internal' ? null : `integration@${code}.example.com`,
      calls24h,
      errorRate24h: isLive ? random.between(0, 30) / 10 : state === 'suspended' ? 100 : 0,
      duplicate24h: Math.round(calls24h * 0.02),
      points24h: calls24h * random.between(40, 110),
      income30d: own['kind'] === 'internal' ? 0 : calls24h * 30 * random.between(9, 22),
      reversal30d: isLive ? random.between(2, 40) / 10 : 0,
      lastCallAt: isLive ? instant(now - random.between(1, 50) * minute) : null,
      createdAt: instant(now - (320 - index * 17) * day),
    } satisfies RowOf<typeof integralApi>
  },
}

const results = weightsOf({
  credited: 82,
  pending: 5,
  duplicate: 5,
  badSignature: 2,
  unknownUser: 2,
  limit: 2,
  reversed: 1.5,
  error: 0.5,
})
const answers: Readonly<Record<string, string>> = {
  credited: '200',
  pending: '202',
  reversed: '200',
  duplicate: '409',
  badSignature: '403',
  unknownUser: '404',
  limit: '429',
  error: '500',
}

/** What a partner sent, its signature masked, and what it got as an answer: points for what is counted, a refusal else. */
export const integralApiCallGenerator: Generator = {
  row(world, index, random): Call {
    const partners = Math.max(1, world.count('integralApi'))
    const place = index % partners
    const kind = String(written.row(world, place, random)['kind'])
    const [event, points] = random.pick(eventsOf[kind] ?? [['install', 100]])
    const result = random.weighted(results)
    const isCounted = result === 'credited' || result === 'pending'
    const id = random.characters(16)
    return {
      api: world.id('integralApi', place),
      transactionId: `${event.replaceAll('_', '-')}-${id}`,
      ...{ event, result },
      user: result === 'unknownUser' ? null : world.id('user', random.int(Math.max(1, world.count('user')))),
      points: isCounted ? points : result === 'reversed' ? -points : 0,
      // A partner pays about twice what its points are worth.
      partnerPayout: kind === 'internal' || !isCounted ? 0 : Math.round(points / 5),
      currency: 'USD',
      ip: `203.0.113.${place * 16 + random.between(1, 14)}`,
      latencyMs: result === 'error' ? 3_000 : random.between(35, 240),
      request: [
        { name: 'event', text: event },
        { name: 'click_id', text: id },
        { name: 'sign', text: '•••' },
      ],
      response: [
        { name: 'status', text: answers[result] ?? '200' },
        { name: 'request_id', text: random.characters(12) },
      ],
    }
  },
}
