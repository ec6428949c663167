import type { AnswerOf } from '../../../base/api/declared-calls'

/** The figures of a push, as its statistics call answers them. */
export type PushStatistics = AnswerOf<'GET /message/backend/push/statistics'>

/** Those who got the push against those who were kept from it. */
export type Lift = NonNullable<PushStatistics['lift']>

export type Split = PushStatistics['splits'][SplitKey][number]

export const rateKeys = ['sent', 'delivered', 'shown', 'clicked', 'converted'] as const
export type RateKey = (typeof rateKeys)[number]
export type FunnelKey = 'targeted' | RateKey

export const splitKeys = ['area', 'client', 'language', 'provider', 'variant'] as const
export type SplitKey = (typeof splitKeys)[number]

/** Every step of time, those without a click too: what a line is drawn through. */
export function everyStep<Key extends string>(
  steps: readonly Readonly<Record<Key | 'count', number>>[],
  key: Key,
  length: number,
): number[] {
  const counts = new Array<number>(length).fill(0)
  for (const step of steps) {
    const at = step[key]
    if (at >= 0 && at < length) counts[at] = (counts[at] ?? 0) + step.count
  }
  return counts
}

/** A share as people read it: 12.3 %; a dash where there is none. */
export function percentText(rate: number | null): string {
  return rate === null ? '—' : `${Math.round(rate * 1000) / 10} %`
}
