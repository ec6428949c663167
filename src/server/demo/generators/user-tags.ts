import type userTag from '../../../entities/user-manage/user-tag'
import { day, hour, instant } from '../calendar'
import { weightsOf } from '../../base/random'
import { tagPlans } from '../words/user-selections'
import { regionOf, regions } from '../words/countries'
import type { Generator, RowOf, World } from '../world'
import { areaId } from './places'
import { usersIn } from './audience'
import { labelPlans } from './label-plan'
import { rulePlan, rules } from './rule-plan'
import { userLabelGenerator } from './user-labels'
import { ruleUserGenerator } from './user-rules'

const tagStates = weightsOf({ active: 66, draft: 10, computing: 3, stopped: 12, failed: 3, expired: 6 })

const scenes = [
  'push',
  'message',
  'email',
  'home',
  'popup',
  'ad',
  'banner',
  'rank',
  'activity',
  'task',
  'interest',
] as const

type Tag = RowOf<typeof userTag>
type Leaf = NonNullable<NonNullable<Tag['conditions']>['leaves']>[number]

/** What a selection asks for, as its plan is written. */
function leafOf(text: string): Leaf {
  const [code = '', operator = '', value = ''] = text.trim().split(' ')
  if (code.startsWith('#')) return { kind: 'userLabel', code: code.slice(1), operator: 'is' }
  if (code.startsWith('!')) return { kind: 'ruleUser', code: code.slice(1), operator: 'is' }
  return { kind: 'userIndicator', code, operator: operators.find((known) => known === operator)!, value: Number(value) }
}

const operators = ['eq', 'gt', 'gte', 'lt', 'lte'] as const

/** How many users a condition holds of, without the others. */
function matched(world: World, { kind, code, operator, value }: Leaf): number {
  const users = world.count('user')
  if (kind === 'userLabel') return labelPlans(world).find((label) => label.code === code)?.members ?? 0
  if (kind === 'ruleUser') {
    const rule = rules.findIndex((_rule, index) => rulePlan(world, index).code === code)
    return rule < 0 ? 0 : rulePlan(world, rule).hitCount
  }
  return Math.round(
    users * (shares[`${code} ${operator === 'eq' ? `eq ${value}` : (operator?.slice(0, 2) ?? '')}`] ?? 0.1),
  )
}

/** Of how many users an indicator says what selections ask for, as a part of all. */
const shares: Readonly<Record<string, number>> = {
  'silentDays gt': 0.45,
  'silentDays lt': 0.5,
  'registeredDays gt': 0.85,
  'registeredDays lt': 0.01,
  'vipDaysLeft gt': 0.2,
  'vipDaysLeft lt': 0.009,
  'riskScore lt': 0.9,
  'deviceCount gt': 0.2,
  'paidOrders eq 0': 0.68,
  'paidOrders eq 1': 0.06,
  'watch30d gt': 0.05,
  'totalPaid gt': 0.003,
  'coins gt': 0.02,
  'followers gt': 0.02,
  'level gt': 0.2,
}

/** The ids of the rules or labels that conditions name. */
function named(world: World, leaves: readonly Leaf[], kind: Leaf['kind'], generator: Generator): number[] {
  const codes = world.once(`codes of ${kind}`, () =>
    Array.from({ length: world.count(kind) }, (_, nth) => generator.row(world, nth, world.random(kind, nth))['code']),
  )
  return leaves.flatMap((leaf) => (leaf.kind === kind ? (world.id(kind, codes.indexOf(leaf.code)) ?? []) : []))
}

/** The countries of the area that a country is in. */
const regionMembers = (iso2: string): readonly string[] => regions[regionOf(iso2)]!.members.split(' ')

/** The id of a selection, by its code. */
export function tagId(world: World, code: string): number | null {
  return world.id(
    'userTag',
    tagPlans.findIndex((plan) => plan[1] === code),
  )
}

export const userTagGenerator: Generator = {
  distinct: true,
  count: () => tagPlans.length,
  row(world, index, random): Tag {
    const [name = '', code = '', asked = '', description = '', country] = tagPlans[index % tagPlans.length]!
    const state = random.weighted(tagStates)
    const ran = state === 'active' || state === 'stopped' || state === 'expired'
    const leaves = asked.split(',').map(leafOf)
    // What several conditions hold of is somewhat less than the rarest does.
    const rarest = Math.min(...leaves.map((leaf) => matched(world, leaf)))
    const both = leaves.length > 1 ? 0.4 + random.next() * 0.4 : 1
    const size = Math.round(
      rarest * both * (usersIn(world, country ? regionMembers(country) : []) / world.count('user')),
    )
    return {
      name,
      code,
      description,
      conditions: { match: 'all', leaves },
      rules: named(world, leaves, 'ruleUser', ruleUserGenerator),
      labels: named(world, leaves, 'userLabel', userLabelGenerator),
      areas: country ? [areaId(world, country) ?? -1] : [-1],
      clients: [],
      scenes: random.sample(scenes, random.between(1, 4)),
      refresh: random.pick(['daily', 'daily', 'hourly', 'realtime', 'once'] as const),
      estimate: size,
      estimatedAt: instant(world.calendar.now - random.between(1, 40) * hour),
      // It was counted since: some have come to it, or left it.
      size: ran ? Math.round(size * (0.97 + random.next() * 0.03)) : null,
      usedBy: ran ? random.skewed(8, 2) : 0,
      owner: world.id('account', random.skewed(60)) ?? 0,
      expiresAt:
        state === 'expired'
          ? instant(world.calendar.now - random.between(1, 60) * day)
          : random.chance(0.3)
            ? instant(world.calendar.now + random.between(10, 300) * day)
            : null,
      enabled: state === 'active' || state === 'computing',
      state,
    }
  },
}
