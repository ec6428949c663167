import { monthEndingIn, type Income } from './period-income'
import { lineOf } from './settlement-line'
import type { Line } from './settlement-lines'
import type { Period } from './settlement-periods'
import type { Policy, Terms } from './settlement-terms'

/** The line of an anchor in a settlement of that policy, which is in the policy's currency. */
export function lineFor(terms: Terms, period: Period, policy: Policy, income: Income): Line {
  const { guild, shareOverride, anchorShare, monthBiscuits, monthDays, monthMinutes } = income
  const ofGuild = guild === null ? undefined : terms.policyFor(income)
  const own = ofGuild ?? policy
  const inOwn = (minor: number) => terms.exchange(minor, own.currency, policy.currency)
  const counted = monthMinutes.reduce((total, each) => total + Math.min(each, own.maxMinutesPerDay), 0)
  const anchorTerms = {
    tiers: own.tiers.map((tier) => ({ ...tier, baseSalary: inOwn(tier.baseSalary), bonus: inOwn(tier.bonus) })),
    ...{ currency: policy.currency, biscuitsPerUnit: policy.biscuitsPerUnit },
    ...{ giftShare: shareOverride ?? own.giftShare, luckyGiftShare: own.luckyGiftShare },
  }
  const month = monthEndingIn(period) && { biscuits: monthBiscuits, days: monthDays, minutes: counted }
  // Where a guild's policy is all there is, its shares are those of the anchor, and nothing comes on top of them.
  const commission = ofGuild ? policy : { giftShare: 0, luckyGiftShare: 0, tiers: [] }
  return { income, ...lineOf(income, month, anchorTerms, guild === null ? null : { ...commission, anchorShare }) }
}
