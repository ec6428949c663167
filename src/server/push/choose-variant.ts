import { fraction } from './fraction'

/** What falls to a user of an experiment: nothing at all, one of the versions, or to wait for the better one. */
export type Share =
  { readonly kind: 'holdout' | 'waiting' } | { readonly kind: 'send'; readonly variant: string | null }

interface Experiment {
  /** In percent: gets nothing, to measure against. */
  readonly holdout: number
  readonly versions: readonly { readonly code: string; readonly percent: number }[]
  /** The version that those who waited get, once it is known. */
  readonly winner?: string | undefined
}

/** Deals a user out to the shares of a push; always the same for the same push and user. */
export function chooseVariant({ holdout, versions, winner }: Experiment, push: number, user: number): Share {
  if (fraction('holdout', push, user) * 100 < holdout) return { kind: 'holdout' }
  if (versions.length === 0) return { kind: 'send', variant: null }
  let left = fraction('variant', push, user) * 100
  for (const { code, percent } of versions) {
    if (left < percent) return { kind: 'send', variant: code }
    left -= percent
  }
  return winner === undefined ? { kind: 'waiting' } : { kind: 'send', variant: winner }
}
