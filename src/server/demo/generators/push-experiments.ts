import type push from '../../../entities/service-manage/push'
import { day } from '../calendar'
import type { RowOf, World } from '../world'

type Push = RowOf<typeof push>

/** A test of two texts: how much of the audience gets each, and how it went. */
export interface Experiment {
  readonly percents: readonly [first: number, second: number]
  /** How many got a message; 0 before it is sent. */
  readonly sent: number
  /** The share of those who saw it that opened it, by version. */
  readonly rates: readonly [first: number, second: number]
  /** Percent that got nothing. */
  readonly holdout: number
  readonly winner?: 'A' | 'B'
}

const planned: Experiment = { percents: [10, 10], sent: 0, rates: [0, 0], holdout: 0 }
/** Over: one compared with those who got nothing, one whose better version went to the rest, one too close to call. */
const finished: readonly Experiment[] = [
  { percents: [50, 50], sent: 480, rates: [0.09, 0.11], holdout: 20 },
  { percents: [20, 20], sent: 2_400, rates: [0.05, 0.11], holdout: 0, winner: 'B' },
  { percents: [50, 50], sent: 1_600, rates: [0.08, 0.084], holdout: 0 },
]
const running: Experiment = { percents: [30, 30], sent: 900, rates: [0.07, 0.076], holdout: 0 }

/** The latest pushes of several stages are experiments. @returns by the index of the push */
export function experimentsOf(
  count: number,
  stateOf: (index: number) => Push['state'],
  momentOf: (index: number) => number,
  now: number,
): ReadonlyMap<number, Experiment> {
  const latest = (state: Push['state']) =>
    Array.from({ length: count }, (_, index) => count - 1 - index).filter((index) => stateOf(index) === state)
  // What a push brought is known a day later.
  const over = latest('sent').filter((index) => momentOf(index) < now - 2 * day)
  const found = new Map<number, Experiment>()
  finished.forEach((experiment, nth) => over[nth] !== undefined && found.set(over[nth], experiment))
  for (const [state, experiment] of [
    ['paused', running],
    ['scheduled', planned],
    ['pendingApproval', { ...planned, holdout: 10 }],
    ['draft', planned],
  ] as const) {
    const [index] = latest(state)
    if (index !== undefined) found.set(index, experiment)
  }
  return found
}

/** Which version the n-th of a push's statistics is about. */
export function versionOf({ winner }: Experiment, nth: number): 'A' | 'B' {
  if (winner) return nth % 5 === 0 ? 'A' : 'B'
  return nth % 2 === 0 ? 'A' : 'B'
}

/** The versions as the push has them: its own text, and the same with a sign that catches the eye. */
export function variantsOf(
  { percents, winner }: Experiment,
  title: NonNullable<Push['title']>,
  body: NonNullable<Push['body']>,
): NonNullable<Push['variants']> {
  const marked = Object.fromEntries(Object.entries(title).map(([language, text]) => [language, `🔥 ${text}`]))
  return {
    versions: [
      { code: 'A', percent: percents[0], title, body },
      { code: 'B', percent: percents[1], title: { ...title, ...marked }, body },
    ],
    measure: 'click',
    winnerAfter: 14_400,
    ...(winner && { winner }),
  }
}

/** The pushes whose audience is known user by user: those with a holdout that were sent. */
export function pushesWithHoldout(world: World, experiments: ReadonlyMap<number, Experiment>): number[] {
  return [...experiments].flatMap(([index, { sent, holdout }]) =>
    sent > 0 && holdout > 0 ? (world.id('push', index) ?? []) : [],
  )
}
