import type { AnchorTerms } from '../../domain/live/settlement-line'
import type { World } from '../world'
import { incomePolicy as writtenPolicies } from '../written/service'
import type { PlannedGuild } from './guild-plan'

/** Biscuits of a dollar, whoever is paid. */
const biscuitsPerUnit = 200

/** From how many biscuits in a month a tier begins, what it brings a host in cents, and their guild in percent of the gifts. */
const tiers = [
  { name: 'Bronze', minBiscuits: 0, baseSalary: 0, bonus: 0, guildRate: 0 },
  { name: 'Silver', minBiscuits: 30_000, baseSalary: 5_000, bonus: 0, guildRate: 0 },
  { name: 'Gold', minBiscuits: 100_000, baseSalary: 10_000, bonus: 3_000, guildRate: 3 },
  { name: 'Diamond', minBiscuits: 300_000, baseSalary: 20_000, bonus: 8_000, guildRate: 5 },
]

/** The indexes of the policies that hosts are paid by. */
export const policyOfHosts = { independent: 0, ofGuild: 1 }

/** The index of the policy that a guild is paid by. */
export function policyOfGuild({ grade, joined }: Pick<PlannedGuild, 'grade' | 'joined'>): number {
  return grade === 'S' ? 3 : joined > 0.5 ? 9 : 2
}

/** What a policy pays, by its index. */
export function incomeTerms(world: World, index: number) {
  const { payee, giftShare, luckyGiftShare } = writtenPolicies.row(world, index, world.random('income terms', index))
  const isGuild = payee === 'guild'
  return {
    ...{ giftShare: Number(giftShare), luckyGiftShare: Number(luckyGiftShare), biscuitsPerUnit, currency: 'USD' },
    tiers: tiers.map((tier) => ({
      ...tier,
      ...(isGuild ? { baseSalary: 0, bonus: 0 } : { guildRate: 0 }),
      minDays: tier.minBiscuits === 0 ? 0 : 15,
      minMinutes: tier.minBiscuits === 0 ? 0 : 1_200,
    })),
  } satisfies AnchorTerms
}
