import activityReward from '../../../entities/activity-manage/activity-reward'
import type { Finding } from '../../../schema/findings'
import type { Context } from '../../pipeline/operation'

export async function unitCosts({ records }: Context, ids: readonly (number | null)[]): Promise<Map<number, number>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  const rewards = await records.where(activityReward, { id: wanted })
  return new Map(rewards.map(({ id, unitCost }) => [id, unitCost]))
}

export function costFindings(cost: number, budget: number, currency: string): Finding[] {
  const isOver = cost > budget
  return [
    { caption: 'activity.found.cost', value: amount(cost, currency), tone: isOver ? 'bad' : 'good' },
    { caption: 'activity.found.budget', value: amount(budget, currency) },
  ]
}

/** Money as it is read; all currencies of the product have two decimals in its ledgers. */
export function amount(minor: number, currency: string): string {
  return `${(minor / 100).toFixed(2)} ${currency}`
}
