import { fewestUsers, winnerPercent } from '../../shared/push/push-limits'

/** How many of a group did what is measured. */
export interface Counted {
  readonly users: number
  readonly hits: number
}

/** How a version of an experiment did. */
export interface VersionResult {
  readonly code: string
  readonly sent: number
  /** How many did what is measured. */
  readonly hits: number
}

/** As a share: what a winner is named from. */
export const enoughConfidence = winnerPercent / 100

/** Cochran's rule: below this many expected hits, or misses, the normal distribution does not describe a share. */
const fewestExpected = 5

/**
 * How sure it is that the share of the first group is above that of the second, from 0 to 1: the one-sided two-proportion
 * z-test with a pooled share, z = (p1 − p2) / √(p(1 − p)(1/n1 + 1/n2)), by the NIST/SEMATECH e-Handbook of Statistical
 * Methods, 7.3.3. @returns null where a group has fewer than 100 users, or fewer than 5 hits or misses are to be expected
 * in one of them (W. G. Cochran, Biometrics 10, 1954)
 */
export function confidenceAbove(first: Counted, second: Counted): number | null {
  const fewest = Math.min(first.users, second.users)
  if (fewest < fewestUsers) return null
  const pooled = (first.hits + second.hits) / (first.users + second.users)
  if (fewest * Math.min(pooled, 1 - pooled) < fewestExpected) return null
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / first.users + 1 / second.users))
  return normal((first.hits / first.users - second.hits / second.users) / error)
}

/** By how much the share of those who got something is above that of those who got nothing. */
export interface Lift {
  readonly sent: Counted
  readonly holdout: Counted
  /** Of the holdout's share: 0.1 is a tenth more; null where nobody of the holdout did it. */
  readonly lift: number | null
  /** From 0 to 1; null where there are not yet enough. */
  readonly confidence: number | null
}

/** Those who got a push against those who were kept from it; null where nobody was, or nobody got it. */
export function liftOf(sent: Counted, holdout: Counted): Lift | null {
  if (sent.users === 0 || holdout.users === 0) return null
  const base = holdout.hits / holdout.users
  return {
    sent,
    holdout,
    lift: base > 0 ? sent.hits / sent.users / base - 1 : null,
    confidence: confidenceAbove(sent, holdout),
  }
}

/**
 * The version with the best rate, and how sure it is that it beats the second, from 0.5 to 1.
 * @returns undefined where fewer than two versions were sent, or not yet enough of them
 */
export function bestVersion(
  results: readonly VersionResult[],
): { readonly code: string; readonly confidence: number } | undefined {
  const [best, second] = ranked(results)
  if (!best || !second) return undefined
  const confidence = confidenceAbove(counted(best), counted(second))
  return confidence === null ? undefined : { code: best.code, confidence }
}

/** How sure it is of each version that it beats the best of the others, by its code; null where there are not yet enough. */
export function versionConfidence(results: readonly VersionResult[]): Record<string, number | null> {
  const versions = ranked(results)
  return Object.fromEntries(
    versions.map((version) => {
      const rival = versions.find((other) => other !== version)
      return [version.code, rival ? confidenceAbove(counted(version), counted(rival)) : null]
    }),
  )
}

function ranked(results: readonly VersionResult[]): VersionResult[] {
  return results.filter(({ sent }) => sent > 0).sort((a, b) => b.hits / b.sent - a.hits / a.sent)
}

function counted({ sent, hits }: VersionResult): Counted {
  return { users: sent, hits }
}

/** The standard normal distribution function, by Abramowitz and Stegun 26.2.17; off by less than 1e-7. */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return z >= 0 ? 1 - tail : tail
}
