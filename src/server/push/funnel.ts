/** How many came through each step; `targeted` is the audience before anybody was skipped. */
export interface Funnel {
  readonly targeted: number
  readonly sent: number
  readonly delivered: number
  readonly shown: number
  readonly clicked: number
  readonly converted: number
}

/** The share of each step in the one before, from 0 to 1; null where nobody came that far. */
export type Rates = Readonly<Record<keyof Omit<Funnel, 'targeted'>, number | null>>

export function ratesOf({ targeted, sent, delivered, shown, clicked, converted }: Funnel): Rates {
  const share = (part: number, whole: number) => (whole > 0 ? part / whole : null)
  return {
    sent: share(sent, targeted),
    delivered: share(delivered, sent),
    shown: share(shown, delivered),
    clicked: share(clicked, shown),
    converted: share(converted, clicked),
  }
}

/** The middle of each rate over several pushes, those left out that did not come so far. */
export function medianRates(all: readonly Rates[]): Rates {
  const of = (step: keyof Rates) => median(all.flatMap((rates) => rates[step] ?? []))
  return {
    sent: of('sent'),
    delivered: of('delivered'),
    shown: of('shown'),
    clicked: of('clicked'),
    converted: of('converted'),
  }
}

function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [high] = sorted.slice(middle)
  if (high === undefined) return null
  return sorted.length % 2 === 1 ? high : ((sorted[middle - 1] ?? high) + high) / 2
}
