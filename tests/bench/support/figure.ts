import type { Bench } from './bench'

/** What a figure is compared with. */
export interface Goal {
  /** Of the line that is printed: the figure's own, or one that begins with it. */
  readonly name: string
  readonly unit: string
  readonly goal: number
  /** The value has to reach the goal; usually it must not pass it. */
  readonly isFloor?: true
  /**
   * What it was when it was last looked at, of a figure that no machine's speed changes: bytes, requests, shares. Every test run
   * measures these, and fails where one is worse by a third.
   */
  readonly last?: number
}

/** Measures once: a value for each goal, in their order. */
export type Measure = () => Promise<readonly number[]>

/** Something that is measured. */
export interface Figure {
  readonly name: string
  readonly goals: readonly Goal[]
  /** It takes an hour: it is measured where its name is given, and never among the others. */
  readonly onlyByName?: true
  /** How often it is measured, where the usual would take too long. */
  readonly runs?: number
  /** Makes ready what is measured; what it starts through the bench ends with it. */
  prepare(bench: Bench): Promise<Measure>
}

/** One line of the output. */
export interface Line {
  readonly name: string
  /** The median of the runs. */
  readonly value: number
  readonly unit: string
  readonly goal: number
  readonly ok: boolean
  /** What each run has measured. */
  readonly runs: readonly number[]
}

/** Compared with a goal: the median of the runs. */
export function lineOf({ name, unit, goal, isFloor }: Goal, values: readonly number[]): Line {
  const value = percentile(values, 0.5)
  return {
    name,
    value: rounded(value),
    unit,
    goal,
    ok: isFloor ? value >= goal : value <= goal,
    runs: values.map(rounded),
  }
}

/** Whether a value is worse by a third than when it was last looked at. */
export function isLost({ last, isFloor }: Goal, value: number): boolean {
  if (last === undefined) return false
  return isFloor ? value < (last * 2) / 3 : value > (last * 4) / 3
}

/** The value below which a share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}

function rounded(value: number): number {
  return Number(value.toPrecision(value >= 1000 ? 6 : 4))
}
