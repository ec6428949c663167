import type settlementRate from '../../../entities/live-manage/settlement-rate'
import type settlementTax from '../../../entities/live-manage/settlement-tax'
import { inCurrency } from '../../domain/live/in-currency'
import { taxOf } from '../../domain/live/settlement-amounts'
import { dateOf, day, instant, minute } from '../calendar'
import type { Generator, RowOf, World } from '../world'
import { guildPlans } from './guild-plan'
import { countryId } from './places'
import { currencyRate, priced } from './prices'

const quotes = ['IDR', 'MXN', 'SAR', 'AED', 'MYR', 'CNY', 'PHP', 'COP']
/** Of the running month nobody is paid in these yet: they wait to be locked. */
const waiting = ['SAR', 'AED']

/** One rate of each currency that is paid or taxed in, for every period. */
export const settlementRateGenerator: Generator = {
  distinct: true,
  count: (world) => world.count('settlementPeriod') * quotes.length,
  row(world, index): RowOf<typeof settlementRate> {
    const [period, quote] = [Math.floor(index / quotes.length), quotes[index % quotes.length]!]
    const monthsAgo = world.count('settlementPeriod') - 1 - period
    const isWaiting = monthsAgo === 0 && waiting.includes(quote)
    return {
      period: world.id('settlementPeriod', period) ?? 0,
      base: 'USD',
      quote,
      rate: rateIn(world, quote, period),
      sourceName: 'centralBank',
      change:
        period === 0
          ? null
          : Math.round((rateIn(world, quote, period) / rateIn(world, quote, period - 1) - 1) * 1_000) / 10,
      state: isWaiting ? 'draft' : 'locked',
      ...(isWaiting && { lockedBy: null }),
      // Those of a month are put down together.
      createdAt: instant(world.calendar.now - (monthsAgo * 30 + 1) * day + (index % quotes.length) * minute),
    }
  },
}

/** How many of a currency a dollar was in a month. */
function rateIn(world: World, quote: string, month: number): number {
  const rate = currencyRate(quote).rate * (1 + world.random(`rate ${quote}`, month).normal(0, 0.008))
  return Math.round(rate * 10_000) / 10_000
}

/** Where something is withheld: from how many cents on, of what lies above, and above ten times as much. */
const taxes = [
  { iso2: 'ID', threshold: 30_000, rates: [5, 15] },
  { iso2: 'MY', threshold: 60_000, rates: [3, 10] },
  { iso2: 'CN', threshold: 11_000, rates: [10, 20] },
  { iso2: 'MX', threshold: 5_000, rates: [2, 10] },
  { iso2: 'PH', threshold: 45_000, rates: [5, 10] },
  { iso2: 'CO', threshold: 40_000, rates: [5, 10] },
] as const
const payees = ['anchor', 'guildPerson', 'guildCompany'] as const

type TaxPayee = (typeof payees)[number]

/** A rule as it is stored, in the country's currency. */
function ruleOf({ iso2, threshold, rates }: (typeof taxes)[number], payee: TaxPayee) {
  const from = priced({ iso2 }, threshold)
  return payee === 'guildCompany'
    ? { currency: from.currency, threshold: 0, brackets: [{ upTo: null, rate: 2 }] }
    : {
        ...{ currency: from.currency, threshold: from.amount },
        brackets: [
          { upTo: priced({ iso2 }, threshold * 10).amount, rate: rates[0] },
          { upTo: null, rate: rates[1] },
        ],
      }
}

/** What is withheld of cents that a payee earned in a month, by the rule of where they live and the month's rate. */
export function withheld(
  world: World,
  month: number,
  { guild, country }: { readonly guild: number | null; readonly country: number | null },
  cents: number,
): number {
  const tax = taxes.find(({ iso2 }) => countryId(world, iso2) === country)
  if (!tax || cents <= 0) return 0
  const company = guildPlans(world).find(({ id }) => id === guild)?.company
  const { currency, threshold, brackets } = ruleOf(
    tax,
    guild === null ? 'anchor' : company ? 'guildCompany' : 'guildPerson',
  )
  const rates = [{ base: 'USD', quote: currency, rate: rateIn(world, currency, month) }]
  const there = inCurrency(cents, 'USD', currency, rates) ?? 0
  return inCurrency(taxOf(there, threshold, brackets), currency, 'USD', rates) ?? 0
}

/** What is withheld in each country that does so, of hosts, and of guilds by what they are. */
export const settlementTaxGenerator: Generator = {
  distinct: true,
  count: () => taxes.length * payees.length,
  row(world, index): RowOf<typeof settlementTax> {
    const tax = taxes[Math.floor(index / payees.length)]!
    const payee = payees[index % payees.length]!
    return {
      country: countryId(world, tax.iso2) ?? 0,
      payee,
      ...ruleOf(tax, payee),
      fromDate: dateOf(world.calendar.now - 400 * day).slice(0, 4) + '-01-01',
      toDate: null,
      enabled: true,
    }
  },
}
