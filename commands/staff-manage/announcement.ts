import staffAnnouncement from '../../src/entities/staff-manage/staff-announcement'
import { defineCommand } from '../../src/schema/command'

export const publish = defineCommand(staffAnnouncement, { on: 'rows', inverse: 'end', icon: 'circle-arrow-up' })

export const end = defineCommand(staffAnnouncement, { on: 'rows', inverse: 'publish', icon: 'flag' })

export const pin = defineCommand(staffAnnouncement, {
  on: 'rows',
  sets: { pinned: true },
  states: ['published'],
  inverse: 'unpin',
  icon: 'pin',
})

export const unpin = defineCommand(staffAnnouncement, {
  on: 'rows',
  sets: { pinned: false },
  inverse: 'pin',
  icon: 'pin-off',
})
