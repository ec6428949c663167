import type { Random } from '../base/random'

/**
 * How long something open has waited so far, in milliseconds, of the time that it has: most of it a small part, one in
 * twelve somewhat longer than it should.
 */
export function waited(random: Random, due: number): number {
  return due * (random.chance(1 / 12) ? 1.02 + random.next() * 0.3 : 0.01 + 0.95 * random.next() ** 2)
}
