import staffNotice from '../../../src/entities/system/staff-notice'
import { defineCommand, definePageCommand } from '../../../src/schema/command'
import { inBrowser, move } from '../../../src/schema/does'

export const markRead = defineCommand(staffNotice, { on: 'rows', does: move(), inverse: 'markUnread', icon: 'flag' })

export const markUnread = defineCommand(staffNotice, { on: 'rows', does: move(), inverse: 'markRead', icon: 'flag' })

/** Goes to what the notice is about, and marks it as read. */
export const open = defineCommand(staffNotice, {
  on: 'row',
  does: inBrowser(),
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
