/** The figures of a push, as its statistics call answers them. */
export interface PushStatistics {
  readonly state: string
  readonly funnel: Readonly<Record<FunnelKey, number>>
  /** From 0 to 1; null where nobody came that far. */
  readonly rates: Readonly<Record<RateKey, number | null>>
  readonly medians: Readonly<Record<RateKey, number | null>>
  /** How many pushes the medians are of. */
  readonly compared: number
  readonly clicks: {
    readonly byMinute: readonly { readonly minute: number; readonly count: number }[]
    readonly byHour: readonly { readonly hour: number; readonly count: number }[]
  }
  readonly splits: Readonly<Record<SplitKey, readonly Split[]>>
  readonly skipped: Readonly<Record<string, number>>
  readonly failed: Readonly<Record<string, number>>
  readonly winner: { readonly code: string; readonly confidence: number } | null
  /** How sure it is of each version that it beats the best of the others; null where not yet enough got it. */
  readonly confidence: Readonly<Record<string, number | null>>
  readonly measure: 'click' | 'open'
  readonly holdout: number
  readonly lift: Lift | null
  readonly recalled: { readonly asked: number; readonly removed: number } | null
}

/** Those who got the push against those who were kept from it. */
export interface Lift {
  readonly sent: { readonly users: number; readonly hits: number }
  readonly holdout: { readonly users: number; readonly hits: number }
  /** 0.1 is a tenth more; null where nobody of the holdout came back. */
  readonly lift: number | null
  readonly confidence: number | null
}

export interface Split {
  readonly key: number | string | null
  readonly label: string | null
  readonly sent: number
  readonly delivered: number
  readonly shown: number
  readonly clicked: number
  readonly converted: number
}

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
