import userGroup from '../../src/entities/user-group/user-group'
import { because, ref, text } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { leadTo, move, set } from '../../src/schema/does'
import { archivable } from '../packs/archivable'
import { usedIn } from '../packs/used-in'

export const rebuild = defineCommand(userGroup, { on: 'rows', does: move(), icon: 'hammer' })

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

export const freeze = defineCommand(userGroup, { on: 'rows', does: move(), inverse: 'unfreeze', icon: 'snowflake' })

export const unfreeze = defineCommand(userGroup, { on: 'rows', does: move(), inverse: 'freeze', icon: 'sun' })

export const { archive, restore } = archivable(userGroup)

export const extend = defineCommand(userGroup, {
  on: 'rows',
  does: set({}),
  asks: { expiresAt: asked(userGroup, 'expiresAt', { required: true }) },
  icon: 'timer',
})

export const changeOwner = defineCommand(userGroup, {
  on: 'rows',
  does: set({}),
  asks: { owner: asked(userGroup, 'owner', { required: true }) },
  icon: 'pencil-line',
})

export const members = defineCommand(userGroup, {
  on: 'row',
  does: leadTo('/user-group/members/{id}'),
  keys: 'o',
  icon: 'users',
})

export const pushTo = defineCommand(userGroup, {
  on: 'row',
  does: leadTo('/service-manage/create-push?userGroup={id}'),
  states: ['ready', 'frozen'],
  icon: 'bell-plus',
})

export const { showUses } = usedIn(userGroup, { keys: { showUses: 'w' } })

/** Only a fixed list takes members by hand; numbers that nobody has are reported. */
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
