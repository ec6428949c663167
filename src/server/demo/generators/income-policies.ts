import type incomePolicy from '../../../entities/live-manage/income-policy'
import { dateOf, day, instant } from '../calendar'
import type { Generator, RowOf } from '../world'
import { incomePolicy as writtenPolicies } from '../written/service'
import { guildPlans } from './guild-plan'
import { monthAt } from './host-months'
import { hostPlans } from './host-plan'
import { incomeTerms, policyOfGuild, policyOfHosts } from './income-terms'

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
      return policyOfGuild({ grade, joined }) === index && state !== 'refused'
    })
    const hosts = hostPlans(world).filter(
      ({ guild, state }) =>
        state !== 'retired' && (guild === null ? policyOfHosts.independent : policyOfHosts.ofGuild) === index,
    )
    return {
      ...row,
      areas: [-1],
      gameShare: isGuild ? 0 : 5,
      minMinutesPerDay: 60,
      maxMinutesPerDay: 480,
      ...incomeTerms(world, index),
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
