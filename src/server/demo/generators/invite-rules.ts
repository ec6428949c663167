import type fissionRule from '../../../entities/activity-manage/fission-rule'
import { day, instant } from '../calendar'
import type { Generator, RowOf, World } from '../world'
import { areasOf } from './invite-campaigns'

type Rule = RowOf<typeof fissionRule>

/** Name, region, state, days since it holds, and how many may sign up from an address and a network a day. */
const sets: readonly (readonly [string, number, NonNullable<Rule['state']>, number, number, number])[] = [
  ['Everywhere', -1, 'active', 210, 5, 3],
  ['Everywhere, before emulators were barred', -1, 'superseded', 380, 10, 6],
  ['Indonesia, shared phones', 0, 'active', 160, 4, 2],
  ['Gulf, large families', 4, 'active', 120, 8, 6],
  ['Latin America', 6, 'active', 95, 5, 3],
  ['Latin America, first draft of the rules', 6, 'superseded', 300, 8, 5],
  ['Philippines, after the farms of summer', 2, 'awaitingApproval', -4, 2, 1],
  ['Indonesia, phone number needed', 0, 'draft', -15, 3, 2],
]

/** The rules in force for a region: its own, or those for everywhere. */
export function ruleOf(world: World, region: number): number | null {
  const own = sets.findIndex(([, where, state]) => where === region && state === 'active')
  return world.id('fissionRule', Math.max(0, own))
}

export const fissionRuleGenerator: Generator = {
  count: (world) => Math.min(world.asked('fissionRule'), sets.length),
  row(world, index): Rule {
    const [name, region, state, age, perIpDay, perWifiDay] = sets[index]!
    const { now } = world.calendar
    const effectiveAt = Math.round((now - age * day) / day) * day
    const isNew = state === 'draft' || state === 'awaitingApproval'
    // A set is superseded when the next one of its area takes effect.
    const next = sets.find(([, where, , since]) => where === region && since < age)?.[3] ?? age
    const isOpen = state !== 'superseded'
    return {
      ...{ name, state, perIpDay, perWifiDay },
      areas: areasOf(world, region, 'activity'),
      newUser: 'both',
      attributionHours: 72,
      inviterMinAgeDays: 1,
      perInviterDay: 30,
      perInviterTotal: 0,
      perDeviceTotal: 1,
      blockEmulator: isOpen,
      blockVpn: region !== 4,
      blockRooted: false,
      sameCountry: region >= 0 && isOpen,
      excludedCountries: null,
      excludedGroups: null,
      reviewScore: 60,
      rejectScore: 85,
      holdHours: 24,
      clawBackDays: 30,
      effectiveAt: instant(effectiveAt),
      createdAt: instant(isNew ? now - 2 * day : effectiveAt - 6 * day),
      updatedAt: instant(isNew ? now - 1.5 * day : isOpen ? effectiveAt : Math.round((now - next * day) / day) * day),
    }
  },
}
