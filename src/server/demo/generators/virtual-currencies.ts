import type virtualCurrency from '../../../entities/goods-and-order/virtual-currency'
import { day } from '../calendar'
import { virtualCurrency as writtenCurrency } from '../written/goods'
import type { Generator, RowOf, World } from '../world'
import { walletPlans } from './currency-plan'

type Currency = RowOf<typeof virtualCurrency>

/** In the order in which they are written: what a member of staff may give in a day, and one user at once; and how long it lasts. */
const rules: readonly Currency[] = [
  { dailyGrantCap: 120_000, singleGrantCap: 10_000, expiresDays: 0, transferable: true },
  // A coin that was given buys as much as one that was bought.
  { dailyGrantCap: 150_000, singleGrantCap: 1_000, expiresDays: 90, transferable: false, usdPer1000: 1_430 },
  { dailyGrantCap: 600_000, singleGrantCap: 20_000, expiresDays: 0, transferable: false, spendOrder: null },
  { dailyGrantCap: 20_000, singleGrantCap: 500, expiresDays: 365, transferable: false, spendOrder: null },
]

/** What wallets hold: in circulation is what they hold together, issued and spent what came into them and left them. */
export const virtualCurrencyGenerator: Generator = {
  ...writtenCurrency,
  row: (world, index, random): Currency => ({
    ...writtenCurrency.row(world, index, random),
    ...rules[index % rules.length]!,
    ...sumsOf(world)[index],
  }),
}

function sumsOf(world: World) {
  return world.once('sums of currencies', () => {
    const since = world.calendar.now - 30 * day
    const sums = rules.map(() => ({ inCirculation: 0, issued30d: 0, spent30d: 0 }))
    for (const { currency, entries } of walletPlans(world))
      for (const { at, amount } of entries) {
        const sum = sums[currency]!
        sum.inCirculation += amount
        if (at > since && amount > 0) sum.issued30d += amount
        if (at > since && amount < 0) sum.spent30d -= amount
      }
    return sums
  })
}
