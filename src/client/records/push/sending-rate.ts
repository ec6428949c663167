/** How far a push had come at a moment. */
export interface Sample {
  /** In milliseconds. */
  readonly at: number
  readonly sent: number
}

/** A rate is taken over this long at most, in milliseconds: long enough to be steady, short enough to show a pause. */
const longest = 15_000

/** The samples with a new one, and without those that a rate no longer looks at; the one before them stays as their start. */
export function withSample(samples: readonly Sample[], sample: Sample): readonly Sample[] {
  const last = samples.at(-1)
  if (last && sample.at <= last.at) return samples
  const recent = samples.filter(({ at }) => at >= sample.at - longest)
  return [...recent, sample]
}

/** Messages a second over the samples; null while there is only one. */
export function rateOf(samples: readonly Sample[]): number | null {
  const [first, last] = [samples[0], samples.at(-1)]
  if (!first || !last || last.at === first.at) return null
  return Math.max(0, ((last.sent - first.sent) / (last.at - first.at)) * 1000)
}

/** The share that is done, from 0 to 1; null while the whole is not known. More than the whole is the whole. */
export function shareDone(done: number, target: number | null): number | null {
  return target === null || target <= 0 ? null : Math.min(1, done / target)
}
