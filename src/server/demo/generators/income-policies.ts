import type incomePolicy from '../../../entities/live-manage/income-policy'
import { dateOf, day, instant } from '../calendar'
import type { Generator, RowOf } from '../world'
import { incomePolicy as writtenPolicies } from '../written/service'
import { guildPlans } from './guild-plan'
import { hostPlans } from './host-plan'
import { incomeTiers, monthAt } from './settlement-plan'

/** What hosts and guilds are paid by: in force since the company began; the last but one waits for approval. */
export const incomePolicyGenerator: Generator = {
  distinct: true,
  count: (world) => writtenPolicies.count?.(world) ?? 0,
  row(world, index, random): RowOf<typeof incomePolicy> {
    const row = writtenPolicies.row(world, index, random)
    const isGuild = row['payee'] === 'guild'
    const isWaiting = index === 8
    const { now } = world.calendar
    const from = monthAt(world, isWaiting ? 12 : 0).from
    const createdAt = isWaiting ? now - 1.2 * day : from - (20 + index) * day
    const guilds = guildPlans(world).filter(({ grade, joined, state }) => {
      const own = grade === 'S' ? 3 : joined > 0.5 ? 9 : 2
      return own === index && state !== 'refused'
    })
    const hosts = hostPlans(world).filter(
      ({ guild, state }) => state !== 'retired' && (guild === null ? 0 : 1) === index,
    )
    return {
      ...row,
      areas: [-1],
      gameShare: isGuild ? 0 : 5,
      minMinutesPerDay: 60,
      maxMinutesPerDay: 480,
      tiers: incomeTiers.toReversed().map(({ name, from: minBiscuits, baseSalary, bonus }) => ({
        ...{ name, minBiscuits, baseSalary: isGuild ? 0 : baseSalary, bonus: 0 },
        minDays: minBiscuits === 0 ? 0 : 15,
        minMinutes: minBiscuits === 0 ? 0 : 1_200,
        guildRate: isGuild ? bonus : 0,
      })),
      currency: 'USD',
      biscuitsPerUnit: 200,
      minPayout: 1_000,
      effectiveFrom: dateOf(from),
      effectiveTo: null,
      guildCount: guilds.length,
      anchorCount: hosts.length,
      remark: null,
      state: isWaiting ? 'awaitingApproval' : 'active',
      ...(isWaiting && { approvedBy: null }),
      createdAt: instant(createdAt),
      updatedAt: instant(isWaiting ? now - 1.1 * day : createdAt + 6 * day),
    }
  },
}
