import type integralRecharge from '../../../entities/task-center/integral-recharge'
import { day, hour } from '../calendar'
import { waited } from '../waited'
import type { RowOf, World } from '../world'

type Row = RowOf<typeof integralRecharge>

/** Points that staff give to many at once. */
export interface PointBatch {
  readonly kind: NonNullable<Row['kind']>
  readonly title: string
  readonly points: number
  readonly reason: string
  /** Which part of those with a book of points it goes to. */
  readonly share: number
  readonly at: number
  readonly state: 'done' | 'awaitingSecond' | 'awaitingApproval' | 'draft'
  /** How many are to get it, where it has not been given yet. */
  readonly wanted: number
}

type Written = readonly [
  daysAgo: number,
  kind: PointBatch['kind'],
  points: number,
  share: number,
  title: string,
  reason: string,
]

const written: readonly Written[] = [
  [
    262,
    'compensation',
    100,
    0.4,
    'Check-in was down for six hours',
    'Outage of the task service, ticket of operations',
  ],
  [231, 'campaign', 500, 0.1, 'Voters of the Shorts Crown', 'Everybody who took part in the vote'],
  [204, 'prize', 5_000, 0.04, 'First ten of the spring ranking', 'Winners by the final table'],
  [176, 'compensation', 200, 0.2, 'Tasks that were not counted on Sunday', 'List made from the log of events'],
  [139, 'campaign', 300, 0.15, 'Summer check-in week', 'Seven days in a row, list by marketing'],
  [118, 'correction', 150, 0.08, 'Missing points of shared series', 'Too few points were paid, ticket attached'],
  [88, 'prize', 2_000, 0.05, 'Reward for subtitle volunteers', 'Forty lines or more, checked by the editors'],
  [61, 'campaign', 300, 0.15, 'Autumn check-in week', 'Seven days in a row, list by marketing'],
  [44, 'compensation', 100, 0.3, 'Points after the October outage', 'Playback was down for two hours'],
  [26, 'prize', 1_000, 0.06, 'Predictions of the guild league, group stage', 'Right result of three matches'],
  [12, 'campaign', 500, 0.12, 'Points of the 11.11 Member Day', 'Everybody who checked in on the day'],
  [3, 'correction', 250, 0.05, 'Survey that was paid too little', 'The rate was typed wrongly, partner agrees'],
]

/** Those that still wait; somebody has begun the last. */
const waiting: readonly (readonly [state: PointBatch['state'], wanted: number, ...rest: Written])[] = [
  [
    'awaitingSecond',
    412,
    0.4,
    'compensation',
    100,
    0,
    'Live tasks that were not counted',
    'Rooms stalled on Wednesday evening',
  ],
  ['awaitingApproval', 60, 0.1, 'prize', 500, 0, 'Fan art of November', 'Chosen by the community team'],
  ['draft', 1_200, 0.2, 'campaign', 200, 0, 'December check-in week', 'Seven days in a row, list by marketing'],
]

/** Every batch of points, the oldest first. */
export const pointBatches = (world: World): readonly PointBatch[] =>
  world.once('batches of points', () => {
    const { now } = world.calendar
    const batch = ([daysAgo, kind, points, share, title, reason]: Written) => {
      // Given in the morning in Shanghai.
      const morning = Math.floor(now / day - daysAgo) * day + 3 * hour
      return { kind, points, share, title, reason, at: morning, state: 'done' as const, wanted: 0 }
    }
    const open = waiting.map(([state, wanted, ...rest], nth) => {
      const at = now - waited(world.random('batch of points that waits', nth), day)
      return { ...batch(rest), at, state, wanted }
    })
    const whole = [...written.map(batch), ...open]
    return whole.slice(0, world.asked('integralRecharge'))
  })
