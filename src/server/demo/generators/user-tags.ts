import type userTag from '../../../entities/user-manage/user-tag'
import { day, hour, instant } from '../calendar'
import { weightsOf } from '../../base/random'
import { tagPlans } from '../words/user-selections'
import type { Generator, RowOf, World } from '../world'
import { areaId } from './places'
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

/** The ids of the rules or labels that conditions name. */
function named(world: World, leaves: readonly Leaf[], kind: Leaf['kind'], generator: Generator): number[] {
  const codes = world.once(`codes of ${kind}`, () =>
    Array.from({ length: world.count(kind) }, (_, nth) => generator.row(world, nth, world.random(kind, nth))['code']),
  )
  return leaves.flatMap((leaf) => (leaf.kind === kind ? (world.id(kind, codes.indexOf(leaf.code)) ?? []) : []))
}

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
    const size = random.longTail(60_000, 0.9)
    const ran = state === 'active' || state === 'stopped' || state === 'expired'
    const leaves = asked.split(',').map(leafOf)
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
      estimate: Math.round(size * (0.98 + random.next() * 0.04)),
      estimatedAt: instant(world.calendar.now - random.between(1, 40) * hour),
      size: ran ? size : null,
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
