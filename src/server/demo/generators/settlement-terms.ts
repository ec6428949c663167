import type settlementRate from '../../../entities/live-manage/settlement-rate'
import type settlementTax from '../../../entities/live-manage/settlement-tax'
import { dateOf, day } from '../calendar'
import type { Generator, RowOf } from '../world'
import { countryId } from './places'
import { currencyRate, priced } from './prices'

const quotes = ['IDR', 'MXN', 'SAR', 'AED', 'MYR']

/** One rate of each currency that is paid in, for every period: those of months that are over are locked. */
export const settlementRateGenerator: Generator = {
  distinct: true,
  count: (world) => world.count('settlementPeriod') * quotes.length,
  row(world, index): RowOf<typeof settlementRate> {
    const [period, quote] = [Math.floor(index / quotes.length), quotes[index % quotes.length]!]
    const rateOf = (month: number) =>
      currencyRate(quote).rate * (1 + world.random(`rate ${quote}`, month).normal(0, 0.008))
    const isRunning = period === world.count('settlementPeriod') - 1
    return {
      period: world.id('settlementPeriod', period) ?? 0,
      base: 'USD',
      quote,
      rate: Math.round(rateOf(period) * 10_000) / 10_000,
      sourceName: 'centralBank',
      change: period === 0 ? null : Math.round((rateOf(period) / rateOf(period - 1) - 1) * 1_000) / 10,
      state: isRunning ? 'draft' : 'locked',
      ...(isRunning && { lockedBy: null }),
    }
  },
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

/** What is withheld in each country that does so, of hosts, and of guilds by what they are. */
export const settlementTaxGenerator: Generator = {
  distinct: true,
  count: () => taxes.length * payees.length,
  row(world, index): RowOf<typeof settlementTax> {
    const { iso2, threshold, rates } = taxes[Math.floor(index / payees.length)]!
    const payee = payees[index % payees.length]!
    const market = { iso2 }
    const from = priced(market, threshold)
    return {
      country: countryId(world, iso2) ?? 0,
      payee,
      currency: from.currency,
      threshold: payee === 'guildCompany' ? 0 : from.amount,
      brackets:
        payee === 'guildCompany'
          ? [{ upTo: null, rate: 2 }]
          : [
              { upTo: priced(market, threshold * 10).amount, rate: rates[0] },
              { upTo: null, rate: rates[1] },
            ],
      fromDate: dateOf(world.calendar.now - 400 * day).slice(0, 4) + '-01-01',
      toDate: null,
      enabled: true,
    }
  },
}
