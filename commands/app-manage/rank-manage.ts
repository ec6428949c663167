import rank from '../../src/entities/app-manage/rank'
import { area, because, languages } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'

export const openList = defineCommand(rank, {
  on: 'row',
  opens: '/app-manage/rank-list?rank={id}',
  keys: 'o',
  icon: 'list-ordered',
})

export const openBlacklist = definePageCommand({
  local: true,
  asks: { area: area({ group: 'rank', required: true }) },
  keys: 'b',
  icon: 'ban',
})

/** It keeps its order until it is thawed. */
export const freeze = defineCommand(rank, {
  on: 'rows',
  stamps: ['frozenAt'],
  asks: { reason: because(), frozenUntil: asked(rank, 'frozenUntil') },
  inverse: 'thaw',
  keys: 't',
  icon: 'snowflake',
})

export const thaw = defineCommand(rank, {
  on: 'rows',
  sets: { frozenAt: null, frozenUntil: null },
  inverse: 'freeze',
  icon: 'sun',
})

/** Fills what is missing by machine. */
export const translate = defineCommand(rank, {
  on: 'rows',
  translates: true,
  asks: { languages: languages({ required: true }) },
  icon: 'languages',
})
