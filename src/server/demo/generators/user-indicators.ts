import type userIndicator from '../../../entities/user-manage/user-indicator'
import { hour, instant, minute } from '../calendar'
import { weightsOf } from '../../base/random'
import type { Generator, RowOf } from '../world'

type Indicator = RowOf<typeof userIndicator>
type Expression = NonNullable<Indicator['expression']>

const plans: readonly (readonly [
  code: string,
  zh: string,
  en: string,
  source: NonNullable<Indicator['source']>,
  category: number,
  unit: string,
  name: string,
  aggregate: Expression['aggregate'],
  field: string | undefined,
  usual: number,
  counts: string,
])[] = [
  [
    'active_days',
    '活跃天数',
    'Active days',
    'behaviour',
    0,
    'd',
    'app_open',
    'distinct',
    'day',
    3,
    'Days on which the app was opened, by the clock of the user’s country. Opened by a push counts; background starts do not.',
  ],
  [
    'watch_minutes',
    '观看时长',
    'Minutes watched',
    'behaviour',
    3,
    'min',
    'play_end',
    'sum',
    'minutes',
    160,
    'Minutes of films, series and shorts played at any speed. Trailers, adverts and live rooms are left out.',
  ],
  [
    'pay_amount',
    '付费金额',
    'Amount paid',
    'payment',
    1,
    'USD',
    'order_paid',
    'sum',
    'amount_usd',
    4,
    'Paid orders in US dollars at the rate of the day, before fees of stores. Refunds are taken off on the day of the refund; test users are left out.',
  ],
  [
    'pay_orders',
    '付费笔数',
    'Orders paid',
    'payment',
    1,
    'orders',
    'order_paid',
    'count',
    undefined,
    1,
    'Paid orders of plans, coins and single titles. Renewals count; refunded orders do not.',
  ],
  [
    'refund_orders',
    '退款笔数',
    'Refunds',
    'payment',
    1,
    'orders',
    'order_refunded',
    'count',
    undefined,
    0,
    'Orders given back in full or in part, by us or by a store, on the day of the refund.',
  ],
  [
    'gift_coins',
    '送礼金币',
    'Coins spent on gifts',
    'live',
    4,
    'coins',
    'gift_sent',
    'sum',
    'coins',
    90,
    'Coins spent on gifts in live rooms and halls. Gifts from the bag and those taken back do not count.',
  ],
  [
    'live_minutes',
    '看直播时长',
    'Minutes in live rooms',
    'live',
    4,
    'min',
    'live_leave',
    'sum',
    'minutes',
    35,
    'Minutes in live rooms of others, in front of the screen. The host’s own room does not count.',
  ],
  [
    'posts_made',
    '发帖数',
    'Posts',
    'community',
    5,
    'posts',
    'post_created',
    'count',
    undefined,
    1,
    'Posts that passed review. Comments and posts taken down do not count.',
  ],
  [
    'reports_received',
    '被举报次数',
    'Reports received',
    'risk',
    6,
    'reports',
    'report_created',
    'count',
    undefined,
    0,
    'Reports about the user by different people; several by one person within a day count once.',
  ],
  [
    'sessions',
    '启动次数',
    'Sessions',
    'behaviour',
    0,
    'sessions',
    'app_open',
    'count',
    undefined,
    11,
    'Starts of the app more than five minutes after the last. All devices of the user are added up.',
  ],
]
const spans = [
  ['7d', 'd7', 7],
  ['30d', 'd30', 30],
  ['90d', 'd90', 90],
] as const
const states = weightsOf({ online: 88, late: 7, offline: 5 })

export const userIndicatorGenerator: Generator = {
  distinct: true,
  count: () => plans.length * spans.length,
  row(world, index, random): Indicator {
    const { now } = world.calendar
    const [code, zh, en, source, category, unit, name, aggregate, field, usual, counts] = plans[index % plans.length]!
    const [span, window, days] = spans[Math.floor(index / plans.length) % spans.length]!
    // Of the longest span nobody has asked for all yet.
    const state = index === plans.length * spans.length - 1 ? 'draft' : random.weighted(states)
    const isDraft = state === 'draft'
    const freshness = source === 'payment' || source === 'risk' ? random.pick(['realtime', 'hourly'] as const) : 'daily'
    const age = { realtime: random.between(1, 4) * minute, hourly: random.between(6, 55) * minute, daily: 0 }[freshness]
    const computed = {
      online: now - (age || random.between(2, 9) * hour),
      late: now - (freshness === 'daily' ? random.between(27, 33) : random.between(3, 6)) * hour,
      offline: now - random.between(900, 2_000) * hour,
      draft: 0,
    }[state]
    // What is counted in days cannot be more than there are.
    const at = (times: number) => {
      const value = Math.round((usual * times * days) / 7)
      return unit === 'd' ? Math.min(days, value) : value
    }
    const rare = usual === 0
    return {
      code: `${code}_${span}`,
      name: { zh_CN: `${zh}（${days} 天）`, en: `${en}, ${days} days` },
      category: world.id('ruleUserCategory', category) ?? 0,
      description: counts,
      source,
      valueType: unit === 'USD' ? 'money' : 'int',
      unit,
      operators: ['eq', 'gt', 'gte', 'lt', 'lte', 'between'],
      windows: [window],
      options: null,
      expression: { from: 'event', name, aggregate, ...(field && { field }), filters: [] },
      freshness,
      lastComputedAt: isDraft ? null : instant(computed),
      coverage: isDraft ? null : random.between(rare ? 20 : 380, rare ? 90 : 985) / 10,
      distribution: isDraft
        ? null
        : rare
          ? { min: 0, p10: 0, p50: 0, p90: 0, p99: 2, max: 14 }
          : { min: 0, p10: at(0.3), p50: at(1), p90: at(3), p99: at(9), max: at(40) },
      usedBy: state === 'online' || state === 'late' ? random.skewed(10, 1.6) : 0,
      state,
    }
  },
}
