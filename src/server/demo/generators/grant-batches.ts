import type grantBatch from '../../../entities/goods-and-order/grant-batch'
import { day, hour, instant, minute } from '../calendar'
import { staffOf } from '../generic/staff'
import { gift, prop } from '../written/goods'
import { entityOf, type Generator, type RowOf, type World } from '../world'

type Grant = RowOf<typeof grantBatch>
type What = NonNullable<Grant['what']>
type State = NonNullable<Grant['state']>
type Line = readonly [
  title: string,
  what: What,
  /** Per person: coins, or pieces of the thing at `nth`. */
  amount: number,
  people: number,
  target: NonNullable<Grant['target']>,
  reasonCode: NonNullable<Grant['reasonCode']>,
  reason: string,
  costCentre: string,
  state: State,
  /** Hours since it was made. */
  ago: number,
  nth?: number,
]

const batches: readonly Line[] = [
  [
    'Coins after the October outage',
    'bonusCoin',
    60,
    1_840,
    'file',
    'compensation',
    'Payments failed for two hours',
    'OPS-2100',
    'done',
    1_000,
  ],
  [
    'Prizes of the Guild Championship',
    'biscuit',
    20_000,
    30,
    'anchors',
    'liveReward',
    'First three of each of ten areas',
    'LIVE-1400',
    'done',
    700,
  ],
  [
    'Goodwill for late refunds',
    'bonusCoin',
    100,
    46,
    'users',
    'complaint',
    'Refunds that took longer than five days',
    'CS-3000',
    'done',
    520,
  ],
  [
    'Prizes of the 11.11 Member Day',
    'coin',
    500,
    200,
    'file',
    'activity',
    'Winners of the draw',
    'GROWTH-1200',
    'done',
    360,
  ],
  [
    'Thanks to beta testers',
    'dress',
    1,
    120,
    'group',
    'activity',
    'Who reported a fault in version 3.6',
    'PROD-2200',
    'done',
    900,
    4,
  ],
  [
    'Campus ambassadors, November',
    'coin',
    2_000,
    24,
    'users',
    'salary',
    'Pay of the month',
    'GROWTH-1200',
    'awaitingApproval',
    3,
  ],
  [
    'Reward for subtitle volunteers',
    'bonusCoin',
    300,
    85,
    'file',
    'activity',
    'Lines accepted last week',
    'CONTENT-1700',
    'done',
    140,
  ],
  [
    'Voters of the Shorts Crown',
    'gift',
    1,
    900,
    'group',
    'activity',
    'Voted on each of seven days',
    'SHORT-1500',
    'done',
    1_500,
    35,
  ],
  [
    'Coins a partner did not deliver',
    'coin',
    330,
    17,
    'users',
    'orderRepair',
    'Their callback failed on Sunday',
    'FIN-4000',
    'done',
    210,
  ],
  [
    'Rooms that stalled on Friday',
    'bonusCoin',
    50,
    640,
    'group',
    'compensation',
    'Streams of the area stood still for eleven minutes',
    'OPS-2100',
    'partlyFailed',
    90,
  ],
  [
    'World Cup predictions, group stage',
    'bonusCoin',
    200,
    412,
    'file',
    'activity',
    'All three results right',
    'GROWTH-1200',
    'done',
    2_000,
  ],
  [
    'Charged twice, put right',
    'coin',
    700,
    3,
    'users',
    'correction',
    'Two charges for one order each',
    'FIN-4000',
    'done',
    60,
  ],
  [
    'Coins taken back, sent by mistake',
    'coin',
    500,
    11,
    'users',
    'correction',
    'The list of the week before was used',
    'FIN-4000',
    'done',
    340,
  ],
  [
    'Goodwill of the week, support',
    'bonusCoin',
    60,
    38,
    'users',
    'complaint',
    'Cases closed by the night shift',
    'CS-3000',
    'approved',
    16,
  ],
  [
    'Exposure for new voice hosts',
    'prop',
    2,
    20,
    'anchors',
    'liveReward',
    'First week on air',
    'LIVE-1400',
    'done',
    430,
    6,
  ],
  ['Staff test accounts', 'coin', 10_000, 6, 'users', 'test', 'Tests of the gift panel', 'PROD-2200', 'done', 1_100],
  [
    'Help for new hosts',
    'biscuit',
    2_000,
    44,
    'anchors',
    'liveReward',
    'Streamed ten days of their first thirty',
    'LIVE-1400',
    'awaitingApproval',
    1.4,
  ],
  [
    'Check-in prizes of Ramadan',
    'dress',
    1,
    260,
    'group',
    'activity',
    'Checked in on thirty days',
    'GROWTH-1200',
    'draft',
    26,
    2,
  ],
  [
    'Coins of stolen cards, taken back',
    'coin',
    1_500,
    9,
    'users',
    'fraudRecovery',
    'Chargebacks of the last fortnight',
    'FIN-4000',
    'done',
    260,
  ],
  [
    'Reward for answering the survey',
    'bonusCoin',
    30,
    1_200,
    'group',
    'activity',
    'Answered all ten questions',
    'GROWTH-1200',
    'rejected',
    44,
  ],
]
/** US cents for a thousand. */
const cents: Readonly<Partial<Record<What, number>>> = { coin: 1_430, bonusCoin: 1_430, biscuit: 500, diamond: 500 }
const dressCoins = 520

/** Who gets how much of what, and what that is worth: the total is the share of each times the people. */
export const grantBatchGenerator: Generator = {
  count: () => batches.length,
  distinct: true,
  row(world, index, random): Grant {
    const [title, what, amount, people, target, reasonCode, reason, costCentre, state, ago, nth = 0] = batches[index]!
    const { now } = world.calendar
    const madeAt = now - ago * hour
    const isDone = state === 'done' || state === 'partlyFailed'
    const failed = state === 'partlyFailed' ? 7 : 0
    const isApproved = isDone || state === 'approved'
    const entity = entityOf(world, 'grantBatch')
    const createdBy = staffOf(world, entity, random)
    const first = isApproved ? staffOf(world, entity, random, new Set([createdBy])) : null
    const executedAt = madeAt + Math.min(ago * 0.7, 5) * hour
    const valueUsd = Math.round((amount * people * worthOf(world, what, nth)) / 1_000)
    const isTaken = /taken back/.test(title)
    return {
      ...{ title, what, amount, people, target, reasonCode, reason, costCentre, state, valueUsd, createdBy },
      direction: isTaken ? 'takeBack' : 'give',
      item: what === 'dress' ? world.id('dress', nth) : null,
      gift: what === 'gift' ? world.id('gift', nth) : null,
      prop: what === 'prop' ? world.id('prop', nth) : null,
      validDays: what === 'bonusCoin' || what === 'dress' || what === 'prop' ? 30 : null,
      users:
        target === 'users'
          ? Array.from({ length: people }, (_, place) => world.id('user', index * 211 + place * 37) ?? 0)
          : [],
      ...(target !== 'file' && { file: null }),
      userGroup: target === 'group' ? world.id('userGroup', index) : null,
      total: amount * people,
      succeeded: isDone ? people - failed : 0,
      failed,
      notify: !isTaken && reasonCode !== 'test',
      notifyText:
        isTaken || reasonCode === 'test'
          ? null
          : {
              zh_CN: '您的奖励已发放，请在“我的－钱包”查看。',
              en: 'Your reward has arrived: see Me, Wallet.',
              es_MX: 'Tu premio ya llegó: míralo en Yo, Cartera.',
              in_ID: 'Hadiahmu sudah tiba: lihat di Saya, Dompet.',
              ar_AE: 'وصلت مكافأتك: انظر أنا، المحفظة.',
            },
      runAt: null,
      approvedBy: first,
      // Large ones take a second person.
      approvedBy2:
        isApproved && valueUsd > 100_000 ? staffOf(world, entity, random, new Set([createdBy, first])) : null,
      executedAt: isDone ? instant(executedAt) : null,
      createdAt: instant(madeAt),
      updatedAt: instant(isDone ? executedAt + minute : Math.min(now, madeAt + Math.min(ago * 0.5, day / hour) * hour)),
    }
  },
}

/** What a thousand of it are worth, in US cents. */
function worthOf(world: World, what: What, nth: number): number {
  const coinsOf = {
    dress: dressCoins,
    gift: gift.row(world, nth, world.random('gift', nth))['coins'],
    prop: prop.row(world, nth, world.random('prop', nth))['coins'],
  }
  if (what === 'dress' || what === 'gift' || what === 'prop') return Number(coinsOf[what]) * 1_430
  return cents[what] ?? 0
}
