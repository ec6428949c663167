import { day } from '../calendar'
import type { World } from '../world'
import { companionOrderPlans, companionPlans, type PlannedCompanionOrder } from './escort-plan'

/** What is given back of what an order cost, and who has the rest, which is shared as the companion's edition says. */
export function sharesOf(world: World, { companion, coins, state, endedAt }: PlannedCompanionOrder) {
  const { ratio } = companionPlans(world)[companion]!
  const refundCoins =
    state === 'cancelled' || state === 'refunded' ? coins : state === 'partlyRefunded' ? Math.round(coins / 2) : 0
  const earned = endedAt === null ? 0 : coins - refundCoins
  const escortBiscuits = Math.floor((earned * ratio.escortShare) / 100)
  const guildBiscuits = Math.floor((earned * ratio.guildShare) / 100)
  return { refundCoins, escortBiscuits, guildBiscuits, platformCoins: earned - escortBiscuits - guildBiscuits }
}

/** What came into a companion's wallet for an order that was settled. */
export interface CompanionIncome {
  readonly at: number
  readonly amount: number
}

/** What companions were paid for their orders, by the index of the user. */
export function companionIncome(world: World): ReadonlyMap<number, readonly CompanionIncome[]> {
  return world.once('income of companions', () => {
    const found = new Map<number, CompanionIncome[]>()
    for (const plan of companionOrderPlans(world)) {
      const { companion, state, endedAt } = plan
      const amount = sharesOf(world, plan).escortBiscuits
      if ((state !== 'settled' && state !== 'partlyRefunded') || endedAt === null || amount === 0) continue
      const { user } = companionPlans(world)[companion]!
      found.set(user, [...(found.get(user) ?? []), { at: endedAt + day, amount }])
    }
    return found
  })
}
