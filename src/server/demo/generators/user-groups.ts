import type userGroup from '../../../entities/user-group/user-group'
import type userGroupMember from '../../../entities/user-group/user-group-member'
import { day, hour, instant } from '../calendar'
import { weightsOf } from '../../base/random'
import { groupPlans } from '../words/user-selections'
import type { Generator, RowOf, World } from '../world'
import { areaId } from './places'
import { tagId } from './user-tags'

const groupStates = weightsOf({ ready: 70, draft: 8, building: 2, failed: 3, frozen: 7, archived: 10 })

const kinds = ['static', 'dynamic', 'split'] as const
const purposes = ['campaign', 'push', 'experiment', 'price', 'home', 'service', 'internal'] as const

/** A draft has nobody in it yet. */
function stateOf(world: World, index: number) {
  return world.random('state of a group', index).weighted(groupStates)
}

export const userGroupGenerator: Generator = {
  distinct: true,
  count: () => groupPlans.length,
  row(world, index, random): RowOf<typeof userGroup> {
    const [name = '', code = '', wanted, aim, tags = '', description = '', country] =
      groupPlans[index % groupPlans.length]!
    const kind = kinds.find((known) => known === wanted)!
    const purpose = purposes.find((known) => known === aim)!
    const state = stateOf(world, index)
    const isBuilt = state !== 'draft'
    const { now } = world.calendar
    const createdAt = now - (isBuilt ? random.between(20, 320) * day : random.between(4, 90) * hour)
    const builtAt = now - (state === 'archived' ? random.between(1, 19) * day : random.between(1, 30) * hour)
    return {
      name,
      code,
      kind,
      purpose,
      description,
      includeTags: tags ? tags.split(', ').map((tag) => tagId(world, tag) ?? 0) : [],
      includeGroups: [],
      match: 'any',
      excludeTags: [],
      excludeGroups: [],
      userFile: null,
      areas: country ? [areaId(world, country) ?? -1] : [-1],
      clients: [],
      newUserDays: code.startsWith('newcomers') ? 7 : null,
      buckets:
        kind === 'split'
          ? [
              { code: 'control', name: 'Control', percent: 50 },
              { code: 'a', name: 'Variant A', percent: 50 },
            ]
          : null,
      salt: kind === 'split' ? random.characters(8) : null,
      layer: kind === 'split' ? (purpose === 'experiment' ? 'search' : purpose) : null,
      refresh: kind === 'static' || index % 8 > 0 ? 'never' : 'daily',
      heldSize: null,
      size: isBuilt ? membersOf(world, index) : null,
      change1d: isBuilt && kind === 'dynamic' ? random.between(-40, 60) : 0,
      builtAt: isBuilt ? instant(builtAt) : null,
      buildError: state === 'failed' ? 'tag selection stopped while the group was built' : null,
      usedBy: state === 'ready' || state === 'frozen' ? random.skewed(6, 2) : 0,
      owner: world.id('account', random.skewed(60)) ?? 0,
      expiresAt: kind === 'static' ? instant(createdAt + 365 * day) : null,
      enabled: state !== 'archived',
      state,
      createdAt: instant(createdAt),
      updatedAt: instant(isBuilt ? builtAt : createdAt),
    }
  },
}

/** How large groups are beside each other. */
const weights = [3, 9, 5, 2, 6, 1, 4, 1, 7, 3]

/** Which group the next member is dealt to, round and round: the groups, each as often as it is large. */
function turns(world: World): readonly number[] {
  return world.once('turns of groups', () =>
    Array.from({ length: world.count('userGroup') }, (_, group) => group)
      .filter((group) => stateOf(world, group) !== 'draft')
      .flatMap((group) => Array.from({ length: weights[group % weights.length]! }, () => group)),
  )
}

/** How many of the first turns are a group's. */
const takenBy = (dealt: readonly number[], group: number, before: number) =>
  dealt.reduce((sum, other, turn) => sum + (other === group && turn < before ? 1 : 0), 0)

function membersOf(world: World, group: number): number {
  const dealt = turns(world)
  const count = world.count('userGroupMember')
  const rounds = Math.floor(count / Math.max(1, dealt.length))
  return rounds * takenBy(dealt, group, dealt.length) + takenBy(dealt, group, count - rounds * dealt.length)
}

export const userGroupMemberGenerator: Generator = {
  distinct: true,
  row(world, index, random): RowOf<typeof userGroupMember> {
    const dealt = turns(world)
    const [round, turn] = [Math.floor(index / Math.max(1, dealt.length)), index % Math.max(1, dealt.length)]
    const group = dealt[turn] ?? 0
    const nth = round * takenBy(dealt, group, dealt.length) + takenBy(dealt, group, turn)
    const [, , kind] = groupPlans[group % groupPlans.length]!
    const moment = world.calendar.moment(random)
    return {
      group: world.id('userGroup', group) ?? 0,
      user: world.id('user', nth * 41 + group * 3) ?? 0,
      source: kind === 'static' ? random.pick(['file', 'file', 'file', 'staff'] as const) : 'tag',
      bucket: kind === 'split' ? random.pick(['control', 'a']) : null,
      pinnedIn: random.chance(0.02),
      pinnedOut: false,
      createdAt: instant(moment),
      updatedAt: instant(moment),
    }
  },
}
