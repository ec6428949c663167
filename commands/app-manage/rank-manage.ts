import rank from '../../src/entities/app-manage/rank'
import { area, because } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { leadTo, move } from '../../src/schema/does'
import { translated } from '../packs/translated'

export const openList = defineCommand(rank, {
  on: 'row',
  does: leadTo('/app-manage/rank-list?rank={id}'),
  keys: 'o',
  icon: 'list-ordered',
})

export const openBlacklist = definePageCommand({
  does: leadTo('/app-manage/rank-blacklist/{area}'),
  asks: { area: area({ group: 'rank', required: true }) },
  keys: 'b',
  icon: 'ban',
})

/** It keeps its order until it is thawed. */
export const freeze = defineCommand(rank, {
  on: 'rows',
  does: move({ stamp: ['frozenAt'] }),
  asks: { reason: because(), frozenUntil: asked(rank, 'frozenUntil') },
  inverse: 'thaw',
  keys: 't',
  icon: 'snowflake',
})

export const thaw = defineCommand(rank, {
  on: 'rows',
  does: move({ set: { frozenAt: null, frozenUntil: null } }),
  inverse: 'freeze',
  icon: 'sun',
})

export const { translate } = translated(rank)
