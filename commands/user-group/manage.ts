import userGroup from '../../src/entities/user-group/user-group'
import { because, ref, text } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'

export const rebuild = defineCommand(userGroup, { on: 'rows', icon: 'hammer' })

/** The size moved by more than half: it is meant. */
export const acceptSize = defineCommand(userGroup, {
  on: 'row',
  states: ['ready'],
  reads: ['heldSize'],
  when: ({ heldSize }) => heldSize !== null || 'user-group.manage.nothingHeld',
  asks: { reason: because() },
  danger: 'confirm',
  icon: 'badge-check',
})

export const freeze = defineCommand(userGroup, { on: 'rows', inverse: 'unfreeze', icon: 'snowflake' })

export const unfreeze = defineCommand(userGroup, { on: 'rows', inverse: 'freeze', icon: 'sun' })

export const archive = defineCommand(userGroup, { on: 'rows', inverse: 'restore', icon: 'archive' })

export const restore = defineCommand(userGroup, { on: 'rows', inverse: 'archive', icon: 'archive-restore' })

export const extend = defineCommand(userGroup, {
  on: 'rows',
  sets: {},
  asks: { expiresAt: asked(userGroup, 'expiresAt', { required: true }) },
  icon: 'timer',
})

export const changeOwner = defineCommand(userGroup, {
  on: 'rows',
  sets: {},
  asks: { owner: asked(userGroup, 'owner', { required: true }) },
  icon: 'pencil-line',
})

export const members = defineCommand(userGroup, {
  on: 'row',
  opens: '/user-group/members/{id}',
  keys: 'o',
  icon: 'users',
})

export const pushTo = defineCommand(userGroup, {
  on: 'row',
  states: ['ready', 'frozen'],
  opens: '/service-manage/create-push?userGroup={id}',
  icon: 'bell-plus',
})

export const showUses = defineCommand(userGroup, { on: 'row', uses: true, keys: 'w', icon: 'scan-search' })

/** Only a fixed list takes members by hand; numbers that nobody has are told. */
export const addUsers = defineCommand(userGroup, {
  on: 'row',
  reads: ['kind'],
  when: (row) => row.kind === 'static' || 'user-manage.groupByRules',
  states: ['draft', 'ready'],
  asks: { displayIds: text({ max: 20_000, required: true, hint: 'user-group.manage.displayIds.hint' }) },
  inverse: 'removeUsers',
  keys: 'a',
  icon: 'user-plus',
})

export const removeUsers = defineCommand(userGroup, {
  on: 'row',
  reads: ['kind'],
  when: (row) => row.kind === 'static' || 'user-manage.groupByRules',
  states: ['draft', 'ready'],
  asks: { displayIds: text({ max: 20_000, required: true, hint: 'user-group.manage.displayIds.hint' }) },
  inverse: 'addUsers',
  icon: 'user-minus',
})

/** How many users two to four groups share. */
export const compare = defineCommand(userGroup, { on: 'rows', icon: 'git-compare' })

export const findUser = definePageCommand({
  asks: { user: ref('user', { required: true }) },
  icon: 'user-search',
  call: 'POST /user/backend/group/findUser',
})
