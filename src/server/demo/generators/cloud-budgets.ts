import type cloudBudget from '../../../entities/data-manage/cloud-budget'
import { dateOf, day, hour, instant } from '../calendar'
import { staffOf } from '../generic/staff'
import { entityOf, type Generator, type RowOf, type World } from '../world'
import { usageAt } from './cloud-usage'

type Budget = RowOf<typeof cloudBudget>

/** What is budgeted: its name, product and market, months before this one, and the limit against what the month will cost. */
const budgets: readonly (readonly [
  string,
  NonNullable<Budget['product']>,
  NonNullable<Budget['market']>,
  number,
  number,
])[] = [
  ['Whole cloud bill', 'all', 'all', 0, 1.12],
  ['Delivery (CDN)', 'cdn', 'all', 0, 1.04],
  ['Live streaming', 'live', 'all', 0, 1.3],
  ['Everything in South-East Asia', 'all', 'seAsia', 0, 1.18],
  ['Transcoding', 'transcode', 'all', 0, 0.86],
  ['Text messages', 'sms', 'all', 0, 0.8],
  ['Machines', 'ecs', 'all', 0, 1.25],
  ['Whole cloud bill', 'all', 'all', 1, 1.15],
  ['Delivery (CDN)', 'cdn', 'all', 1, 0.97],
  ['Live streaming', 'live', 'all', 1, 1.22],
]

/** What is spent is what the days of the month come to; the state follows from it. */
export const cloudBudgetGenerator: Generator = {
  count: () => budgets.length,
  distinct: true,
  row(world, index, random): Budget {
    const [name, product, market, back, share] = budgets[index]!
    const { now } = world.calendar
    const date = new Date(now)
    const begins = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - back, 1)
    const ends = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - back + 1, 1)
    const month = dateOf(begins).slice(0, 7)
    const costs = costsByDay(world, product, market)
    const spent = sumOf(costs, ([at]) => at.startsWith(month))
    const daily = sumOf(costs, ([at]) => at > dateOf(now - 8 * day) && at < dateOf(now)) / 7
    const daysLeft = back > 0 ? 0 : Math.floor((ends - now) / day)
    const forecast = Math.round(spent + daily * daysLeft)
    const limit = Math.max(10_000, Math.round((forecast * share) / 10_000) * 10_000)
    const warnAt = 80
    const reached = (spent / limit) * 100
    const state = reached < warnAt ? 'onTrack' : back > 0 ? 'acknowledged' : reached < 100 ? 'warned' : 'exceeded'
    const madeAt = begins - (4 + (index % 3)) * day + 8 * hour
    const team = entityOf(world, 'cloudBudget')
    return {
      ...{ product, market, month, limit, warnAt, spent, forecast, state },
      name: `${name} ${month}`,
      currency: 'USD',
      spikeAt: 50,
      watchers: [...new Set([staffOf(world, team, random), staffOf(world, team, random)])].filter((id) => id !== null),
      enabled: true,
      createdAt: instant(madeAt),
      updatedAt: instant(Math.max(madeAt, Math.min(now - 5 * hour, ends - 3 * day))),
    }
  },
}

/** What a product cost in a market on each day, in cents. */
function costsByDay(world: World, product: string, market: string): ReadonlyMap<string, number> {
  const costs = new Map<string, number>()
  for (let index = 0; index < world.count('cloudUsageDay'); index++) {
    const usage = usageAt(world, index)
    if ((product !== 'all' && usage.product !== product) || (market !== 'all' && usage.market !== market)) continue
    const date = String(usage.date)
    costs.set(date, (costs.get(date) ?? 0) + (usage.billedCost ?? usage.estimatedCost ?? 0))
  }
  return costs
}

function sumOf(costs: ReadonlyMap<string, number>, has: (entry: readonly [string, number]) => boolean): number {
  return [...costs].filter(has).reduce((sum, [, cost]) => sum + cost, 0)
}
