/** Values with their weights, summed up once so that a draw is one binary search. */
export interface Weights<T> {
  readonly values: readonly T[]
  readonly sums: readonly number[]
}

/** Prepares weighted values for `Random.weighted`; weights need not add up to anything. */
export function weights<T>(entries: readonly (readonly [T, number])[]): Weights<T> {
  let sum = 0
  return { values: entries.map(([value]) => value), sums: entries.map(([, weight]) => (sum += weight)) }
}

/** The same, from an object whose keys are the values. */
export function weightsOf<K extends string>(entries: Readonly<Record<K, number>>): Weights<K> {
  return weights(Object.entries(entries) as [K, number][])
}

/**
 * Mixes a seed, a name and a number into 32 bits: FNV-1a over the name, then the finisher of MurmurHash3.
 * Equal input gives equal output on every machine.
 */
export function hashOf(seed: number, name: string, index = 0): number {
  let hash = 0x811c9dc5 ^ seed
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ index ^ (index / 0x1_0000_0000), 0x9e3779b1)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** A deterministic stream of draws: mulberry32 (Tommy Ettinger, public domain), fast and good enough for demo data. */
export class Random {
  private state: number

  constructor(seed: number) {
    this.state = seed >>> 0
  }

  /** Uniform in [0, 1). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000
  }

  /** A whole number in [0, below). */
  int(below: number): number {
    return Math.floor(this.next() * below)
  }

  /** A whole number in [from, to], both ends included. */
  between(from: number, to: number): number {
    return from + this.int(to - from + 1)
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  /** @throws RangeError when the list is empty. */
  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError('There is nothing to pick from.')
    return list[this.int(list.length)]!
  }

  weighted<T>({ values, sums }: Weights<T>): T {
    const target = this.next() * sums[sums.length - 1]!
    let low = 0
    let high = sums.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if (sums[middle]! > target) high = middle
      else low = middle + 1
    }
    return values[low]!
  }

  /** Up to `count` different entries of the list, in the list's order. */
  sample<T>(list: readonly T[], count: number): T[] {
    const taken: T[] = []
    let needed = Math.min(count, list.length)
    for (let i = 0; i < list.length && needed > 0; i++)
      if (this.next() * (list.length - i) < needed) {
        taken.push(list[i]!)
        needed--
      }
    return taken
  }

  /** A bell curve: Box and Muller's transform of two uniform draws. */
  normal(mean: number, deviation: number): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.next()))
    return mean + deviation * radius * Math.cos(2 * Math.PI * this.next())
  }

  /** A long-tailed amount, such as plays or coins: half of the draws lie below the median. */
  longTail(median: number, spread = 1): number {
    return Math.round(median * Math.exp(this.normal(0, spread)))
  }

  /** A count of rare events: Knuth's method up to a mean of 30, beyond it the bell curve that it approaches. */
  poisson(mean: number): number {
    if (mean > 30) return Math.max(0, Math.round(this.normal(mean, Math.sqrt(mean))))
    const limit = Math.exp(-mean)
    let count = 0
    for (let product = this.next(); product > limit; product *= this.next()) count++
    return count
  }

  /** An index in [0, below), the low ones drawn far more often, as popular things are. */
  skewed(below: number, power = 2): number {
    return Math.floor(below * this.next() ** power)
  }

  /** A string of this many characters of an alphabet. */
  characters(length: number, alphabet = '0123456789abcdef'): string {
    let text = ''
    for (let i = 0; i < length; i++) text += alphabet[this.int(alphabet.length)]
    return text
  }
}
