import type userGroup from '../../../entities/user-group/user-group'
import type userGroupMember from '../../../entities/user-group/user-group-member'
import { day, hour, instant } from '../calendar'
import { weightsOf } from '../../base/random'
import { remarks } from '../words/staff-texts'
import { groupNames } from '../words/user-marks'
import type { Generator, RowOf, World } from '../world'
import { someAreas } from './places'

const groupStates = weightsOf({ ready: 70, draft: 8, building: 2, failed: 3, frozen: 7, archived: 10 })

export const userGroupGenerator: Generator = {
  distinct: true,
  count: () => groupNames.length,
  row(world, index, random): RowOf<typeof userGroup> {
    const [name = '', code = ''] = groupNames[index % groupNames.length]!.split('|')
    const kind = random.pick(['dynamic', 'dynamic', 'static', 'split'] as const)
    const state = random.weighted(groupStates)
    const isBuilt = state !== 'draft' && state !== 'building'
    return {
      name,
      code,
      kind,
      purpose: random.pick(['campaign', 'push', 'push', 'experiment', 'price', 'home', 'service', 'internal'] as const),
      description: random.chance(0.4) ? random.pick(remarks) : null,
      includeTags: kind === 'static' ? [] : [world.id('userTag', random.int(150)) ?? 0],
      includeGroups: [],
      match: 'any',
      excludeTags: [],
      excludeGroups: [],
      userFile: null,
      areas: someAreas(world, random, 'state'),
      clients: [],
      newUserDays: random.chance(0.1) ? random.pick([3, 7, 30]) : null,
      buckets:
        kind === 'split'
          ? [
              { code: 'control', name: 'Control', percent: 50 },
              { code: 'a', name: 'Variant A', percent: 50 },
            ]
          : null,
      salt: kind === 'split' ? random.characters(8) : null,
      layer: kind === 'split' ? random.pick(['home', 'price', 'player']) : null,
      refresh: kind === 'static' || index % 8 > 0 ? 'never' : 'daily',
      heldSize: null,
      size: isBuilt ? membersOf(world, index) : null,
      change1d: isBuilt && kind === 'dynamic' ? random.between(-40, 60) : 0,
      builtAt: isBuilt ? instant(world.calendar.now - random.between(1, 30) * hour) : null,
      buildError: state === 'failed' ? 'tag selection stopped while the group was built' : null,
      usedBy: random.skewed(6, 2),
      owner: world.id('account', random.skewed(60)) ?? 0,
      expiresAt: kind === 'static' ? instant(world.calendar.now + random.between(10, 300) * day) : null,
      enabled: state !== 'archived',
      state,
    }
  },
}

/** Members are dealt out to groups in turn. */
function membersOf(world: World, group: number): number {
  const groups = Math.max(1, world.count('userGroup'))
  return Math.floor((world.count('userGroupMember') + groups - 1 - (group % groups)) / groups)
}

export const userGroupMemberGenerator: Generator = {
  distinct: true,
  row(world, index, random): RowOf<typeof userGroupMember> {
    const groups = Math.max(1, world.count('userGroup'))
    const moment = world.calendar.moment(random)
    return {
      group: world.id('userGroup', index % groups) ?? 0,
      user: world.id('user', Math.floor(index / groups) * 41 + (index % groups) * 3) ?? 0,
      source: random.pick(['tag', 'tag', 'tag', 'file', 'staff'] as const),
      bucket: null,
      pinnedIn: random.chance(0.02),
      pinnedOut: false,
      createdAt: instant(moment),
      updatedAt: instant(moment),
    }
  },
}
