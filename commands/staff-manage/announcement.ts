import staffAnnouncement from '../../src/entities/staff-manage/staff-announcement'
import { defineCommand } from '../../src/schema/command'
import { move, set } from '../../src/schema/does'

export const publish = defineCommand(staffAnnouncement, {
  on: 'rows',
  does: move(),
  inverse: 'end',
  icon: 'circle-arrow-up',
})

export const end = defineCommand(staffAnnouncement, { on: 'rows', does: move(), inverse: 'publish', icon: 'flag' })

export const pin = defineCommand(staffAnnouncement, {
  on: 'rows',
  does: set({ pinned: true }),
  states: ['published'],
  inverse: 'unpin',
  icon: 'pin',
})

export const unpin = defineCommand(staffAnnouncement, {
  on: 'rows',
  does: set({ pinned: false }),
  inverse: 'pin',
  icon: 'pin-off',
})

/** Those who are meant and have not confirmed get a notice. */
export const remind = defineCommand(staffAnnouncement, {
  on: 'row',
  states: ['published'],
  reads: ['mustAck'],
  when: ({ mustAck }) => mustAck || 'staff-manage.announcement.noAck',
  icon: 'bell-ring',
})

/** Who has confirmed, and who has not. */
export const ackList = defineCommand(staffAnnouncement, { on: 'row', icon: 'list-checks' })

/** Says that one has read it. */
export const acknowledge = defineCommand(staffAnnouncement, {
  on: 'row',
  states: ['published'],
  access: 'signedIn',
  reads: ['mustAck'],
  when: ({ mustAck }) => mustAck || 'staff-manage.announcement.noAck',
  icon: 'check',
})
