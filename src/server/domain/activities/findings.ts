import activityReward from '../../../entities/activity-manage/activity-reward'
import { majorText } from '../../../fields/currency'
import type { Finding } from '../../../schema/findings'
import type { Context } from '../../pipeline/operation'

/** An amount in minor units of its currency. */
export interface Cost {
  readonly amount: number
  readonly currency: string
}

/** What one piece of each reward costs the company, by the reward's id. */
export async function unitCosts({ records }: Context, ids: readonly (number | null)[]): Promise<Map<number, Cost>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  const rewards = await records.where(activityReward, { id: wanted })
  return new Map(rewards.map(({ id, unitCost, currency }) => [id, { amount: unitCost, currency }]))
}

/** So many pieces of each reward, added up by currency: amounts of several currencies have no sum. */
export function addCosts(
  unit: ReadonlyMap<number, Cost>,
  pieces: readonly { readonly reward: number; readonly count: number }[],
): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { reward, count } of pieces) {
    const cost = unit.get(reward)
    if (cost) sums.set(cost.currency, (sums.get(cost.currency) ?? 0) + count * cost.amount)
  }
  return sums
}

/** What an activity is expected to cost beside its budget; what it costs in other currencies is told apart. */
export function costFindings(costs: ReadonlyMap<string, number>, budget: number, currency: string): Finding[] {
  const cost = costs.get(currency) ?? 0
  const others = [...costs].filter(([code, minor]) => code !== currency && minor > 0)
  return [
    { caption: 'activity.found.cost', value: moneyText(cost, currency), tone: cost > budget ? 'bad' : 'good' },
    ...others.map(([code, minor]): Finding => ({
      caption: 'activity.found.costBesides',
      value: moneyText(minor, code),
      tone: 'warn',
    })),
    { caption: 'activity.found.budget', value: moneyText(budget, currency) },
  ]
}

/** Money as it is read. */
export function moneyText(minor: number, currency: string): string {
  return `${majorText(minor, currency)} ${currency}`
}
