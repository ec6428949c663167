import userGroupMember from '../../../src/entities/user-group/user-group-member'
import { because } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'
import { set } from '../../../src/schema/does'

/** Takes a user off a fixed list; keeps them out of a group that its rules build. */
export const remove = defineCommand(userGroupMember, {
  on: 'rows',
  reads: ['pinnedOut'],
  when: (row) => !row.pinnedOut || 'derived.alreadySo',
  asks: { reason: because({ max: 200, required: false }) },
  keys: 'd',
  icon: 'user-minus',
})

export const putBack = defineCommand(userGroupMember, {
  on: 'rows',
  reads: ['pinnedOut'],
  when: ({ pinnedOut }) => pinnedOut || 'derived.alreadySo',
  keys: 'b',
  icon: 'undo-2',
})

export const pinIn = defineCommand(userGroupMember, {
  on: 'rows',
  does: set({ pinnedIn: true, pinnedOut: false }),
  inverse: 'unpin',
  keys: 'i',
  icon: 'pin',
})

export const unpin = defineCommand(userGroupMember, {
  on: 'rows',
  does: set({ pinnedIn: false }),
  inverse: 'pinIn',
  icon: 'pin-off',
})

/** Which terms of the group the user meets as of now. */
export const explain = defineCommand(userGroupMember, { on: 'row', keys: 'w', icon: 'circle-help' })
