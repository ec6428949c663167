import staffNotice from '../../../src/entities/system/staff-notice'
import { defineCommand, definePageCommand } from '../../../src/schema/command'

export const markRead = defineCommand(staffNotice, { on: 'rows', inverse: 'markUnread', icon: 'flag' })

export const markUnread = defineCommand(staffNotice, { on: 'rows', inverse: 'markRead', icon: 'flag' })

/** Goes to what the notice is about, and marks it as read. */
export const open = defineCommand(staffNotice, {
  on: 'row',
  local: true,
  access: 'signedIn',
  reads: ['link', 'state'],
  when: ({ link }) => link !== null || 'system.profile-notices.noLink',
  icon: 'square-arrow-out-up-right',
})

export const markAllRead = definePageCommand({
  call: 'POST /auth/backend/staffNotice/markAllRead',
  global: true,
  access: 'signedIn',
  icon: 'check-check',
})
