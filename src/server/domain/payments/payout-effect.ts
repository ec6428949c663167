import type { Effect } from '../../operations/effect'

/** A sum in the minor units of a currency; null where it is not known yet. */
interface Sum {
  readonly amount: number | null
  readonly currency: string | null
}

/**
 * What is paid of a request for money, in the currency of the account that takes it where that is known by now.
 * @param caption the id of what is said of it
 * @param net the same in the currency that it is asked for in
 */
export function payoutEffect(caption: string, { amount, currency }: Sum, net: Sum): Effect {
  return amount !== null && currency !== null
    ? { caption, amount, currency }
    : { caption, amount: net.amount ?? 0, currency: net.currency }
}
