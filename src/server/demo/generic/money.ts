import { currencyRate } from '../generators/prices'
import { weights, type Random } from '../../base/random'
import type { FieldFacts } from '../field-facts'
import { bounded, rhythm, rounded, type Scale } from './figures'

/** What buyers pay in, where nothing says where they live. */
export const currencies = weights([
  ['USD', 62],
  ['IDR', 12],
  ['MXN', 8],
  ['SAR', 6],
  ['TWD', 5],
  ['AED', 3],
  ['EUR', 2],
  ['COP', 2],
] as const)

const prices = [99, 199, 299, 399, 499, 599, 699, 999, 1_299, 1_499, 1_999, 2_999, 4_999, 5_999]

/** Amounts in US cents by a field's name: the median, and whether it counts what was taken rather than what was set. */
const amounts: readonly (readonly [RegExp, number, boolean])[] = [
  [/budget|limit|cap|max|goal|reserve|balanceAlert/i, 500_000, false],
  [
    /(revenue|income|gross|billed|total|paidTotal|giftIncome|share|payable|payout(?!Amount)|net|owed|valueTotal|liability|margin|spend)/i,
    420_000,
    true,
  ],
  [/(spent|cost|value)/i, 160_000, true],
  [/(refund|fine|penalty|deduction|shortfall|recoup)/i, 6_000, true],
  [/(tax|fee|discount)/i, 2_200, true],
  [/(deposit|guarantee|salary|advance|balance|owed)/i, 200_000, false],
  [/(bonus|reward|adjust)/i, 12_000, true],
  [/min/i, 2_000, false],
  [/(per|unit|arpp?u|ecpm|cpm|floor)/i, 320, false],
]

/** An amount of money in minor units of a currency. */
export function moneyAmount(name: string, field: FieldFacts, random: Random, scale: Scale, currency: string): number {
  const { rate, decimals } = currencyRate(currency)
  const unit = (rate * 10 ** decimals) / 100
  if (/price|^cash(Part)?$/i.test(name)) return bounded(Math.round(random.pick(prices) * unit), field)
  const [, median, counts] = amounts.find(([pattern]) => pattern.test(name)) ?? [undefined, 9_900, false]
  const isCounted = counts && !field.required
  if (isCounted && scale.isAhead) return bounded(0, field)
  const share = /7d$/.test(name) ? 0.25 : /(24h|Today)$/.test(name) ? 0.04 : 1
  const cents =
    median * share * (isCounted ? scale.size * rhythm(scale) : 1) * Math.exp(random.normal(0, isCounted ? 0.3 : 0.8))
  return bounded(Math.round(isCounted ? cents * unit : rounded(cents) * unit), field)
}
