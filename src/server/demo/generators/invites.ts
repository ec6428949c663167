import type fissionActivity from '../../../entities/activity-manage/fission-activity'
import type fissionInviter from '../../../entities/activity-manage/fission-inviter'
import { day, hour, instant } from '../calendar'
import { staffOf } from '../generic/staff'
import { entityOf, type Generator, type RowOf, type World } from '../world'
import { areasOf, campaigns, costOf, reachedOf, type Campaign } from './invite-campaigns'
import { invitePlans, type PlannedInvite } from './invite-plan'
import { ruleOf } from './invite-rules'
import { countryId } from './places'
import { viewerAt } from './viewers'

type Activity = RowOf<typeof fissionActivity>

/** What one user brought to one campaign. */
interface Inviter {
  readonly activity: number
  readonly user: number
  readonly invites: readonly PlannedInvite[]
  readonly registered: number
  readonly valid: number
  readonly pending: number
  readonly invalid: number
  /** The place in the campaign, from 1. */
  readonly place: number
}

/** Who invites in campaigns: those who began first come first. */
export function inviterPlans(world: World): readonly Inviter[] {
  return world.once('inviters', () => {
    const groups = new Map<string, PlannedInvite[]>()
    for (const invite of invitePlans(world)) {
      if (invite.activity === null) continue
      const key = `${invite.activity} ${invite.inviter}`
      groups.set(key, [...(groups.get(key) ?? []), invite])
    }
    const all = [...groups.values()].map((invites) => {
      const count = (...states: readonly PlannedInvite['state'][]) =>
        invites.filter(({ state }) => states.includes(state)).length
      return {
        ...{ activity: invites[0]!.activity ?? 0, user: invites[0]!.inviter, invites },
        registered: invites.length - count('clicked'),
        valid: count('valid'),
        pending: count('registered', 'underReview'),
        invalid: count('invalid', 'clawedBack'),
      }
    })
    const places = new Map(
      all
        .toSorted((one, other) => other.valid - one.valid || other.registered - one.registered)
        .map((each, nth, sorted) => [
          each,
          1 + sorted.slice(0, nth).filter(({ activity }) => activity === each.activity).length,
        ]),
    )
    return all.map((each) => ({ ...each, place: places.get(each) ?? 1 }))
  })
}

/** Rewards of its inviters, and what the invited get. */
function spentOn(world: World, campaign: Campaign, own: readonly Inviter[]): number {
  return own.reduce(
    (sum, { valid }) => sum + reachedOf(world, campaign, valid).value + valid * costOf(world, campaign.inviteeReward),
    0,
  )
}

/** A campaign counts its inviters and their friends, and has spent what they were given. */
export const fissionActivityGenerator: Generator = {
  count: (world) => campaigns(world).length,
  row(world, index, random): Activity {
    const campaign = campaigns(world)[index]!
    const { mode, state, startsAt, endsAt, region, validAction, validValue, inviteeReward } = campaign
    const { now } = world.calendar
    const own = inviterPlans(world).filter(({ activity }) => activity === index)
    const sum = (of: (inviter: Inviter) => number) => own.reduce((total, each) => total + of(each), 0)
    const [invited, valid] = [sum(({ registered }) => registered), sum((each) => each.valid)]
    const spent = spentOn(world, campaign, own)
    const isAhead = /draft|awaiting|scheduled/.test(state)
    const isOver = /ended|settled/.test(state)
    const madeAt = isAhead ? now - random.between(4, 60) * hour : startsAt - random.between(5, 12) * day
    const most = campaign.ladder.reduce((total, [, reward, count]) => total + costOf(world, reward) * count, 0)
    const changedAt =
      state === 'settled' ? endsAt + 4 * day : isOver ? endsAt : state === 'paused' ? now - 20 * hour : startsAt
    return {
      ...{ mode, state, validAction, validValue, spent, invited },
      code: campaign.code,
      name: campaign.name,
      areas: areasOf(world, region, 'activity'),
      clients: null,
      minVersion: null,
      userGroups: null,
      startsAt: instant(startsAt),
      endsAt: instant(endsAt),
      createdAt: instant(madeAt),
      createdBy: staffOf(world, entityOf(world, 'fissionActivity'), world.random('maker of a campaign', index)),
      updatedAt: instant(isAhead ? Math.min(now - hour, madeAt + 3 * hour) : Math.min(now, changedAt)),
      validHours: 72,
      ladder: campaign.ladder.map(([invites, reward, count]) => ({
        ...{ invites, count },
        reward: world.id('activityReward', reward - 1) ?? 0,
      })),
      inviteeReward: inviteeReward === 0 ? null : world.id('activityReward', inviteeReward - 1),
      helpTarget: helpTargetOf(mode),
      perInviterCap: Math.ceil((most * 1.5) / 500) * 500,
      budget: Math.max(20_000, Math.ceil((spent * (isOver ? 1.15 : 2.4)) / 10_000) * 10_000),
      currency: 'USD',
      alertAt: 80,
      onBudgetEnd: mode === 'cashTurntable' ? 'waitForIncrease' : 'stop',
      ruleSet: isAhead ? null : ruleOf(world, region),
      inviters: own.length,
      validInvites: valid,
      validRate: invited === 0 ? 0 : Math.round((valid / invited) * 1_000) / 10,
      costPerNewUser: valid === 0 ? 0 : Math.round(spent / valid),
      retention7d: valid === 0 || startsAt > now - 8 * day ? 0 : random.between(240, 430) / 10,
      stateReason: state === 'paused' ? 'Many sign-ups from one network are being looked at' : null,
    }
  },
}

/** How much help is needed: cents off a price, or people who tap. */
function helpTargetOf(mode: Campaign['mode']): NonNullable<Activity['helpTarget']> | null {
  if (mode === 'bargain') return { total: 499, minPerHelp: 20, maxPerHelp: 120, helpers: 8, hours: 24 }
  if (mode === 'helpUnlock') return { total: 3, minPerHelp: 1, maxPerHelp: 1, helpers: 3, hours: 48 }
  return mode === 'cashTurntable' ? { total: 500, minPerHelp: 5, maxPerHelp: 200, helpers: 20, hours: 72 } : null
}

/** Counts the own invitations; what the rules make of them is held for a day, and of who is frozen altogether. */
export const fissionInviterGenerator: Generator = {
  isLater: true,
  isWhole: true,
  distinct: true,
  count: (world) => inviterPlans(world).length,
  row(world, index, random): RowOf<typeof fissionInviter> {
    const { activity, user, invites, valid, invalid, registered, pending, place } = inviterPlans(world)[index]!
    const { now } = world.calendar
    const campaign = campaigns(world)[activity]!
    const { steps, value } = reachedOf(world, campaign, valid)
    const before = invites.filter(({ state, validAt }) => state === 'valid' && (validAt ?? now) < now - day).length
    const isBad = invalid > 2 && invalid > valid
    const state = isBad ? (campaign.state === 'running' ? 'frozen' : 'disqualified') : 'normal'
    const times = invites.map(({ clickedAt }) => clickedAt)
    const last = Math.max(...times)
    const isGone = state === 'disqualified'
    return {
      ...{ state, place, registered, valid, pending, invalid },
      activity: world.id('fissionActivity', activity) ?? 0,
      user: world.id('user', user) ?? 0,
      inviteCode: random.characters(8, 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'),
      country: countryId(world, viewerAt(world, user).market.iso2),
      // Clicks that led to no registration are kept for thirty days only, but stay counted.
      clicks: invites.length + (campaign.endsAt < now ? random.int(3 + registered) : 0),
      ladderStep: steps,
      rewardValue: value,
      heldValue: isGone ? 0 : isBad ? value : value - reachedOf(world, campaign, before).value,
      currency: 'USD',
      sharedDevices: Math.max(0, invalid - 1),
      riskScore: isBad ? random.between(78, 96) : Math.min(74, invalid * 18 + random.skewed(30, 2)),
      lastInviteAt: instant(last),
      createdAt: instant(Math.min(...times)),
      updatedAt: instant(isBad ? Math.min(now, last + 5 * hour) : last),
      updatedBy: null,
    }
  },
}
