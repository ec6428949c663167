import staffNotice from '../../../src/entities/system/staff-notice'
import { defineCommand } from '../../../src/schema/command'

export const markRead = defineCommand(staffNotice, { on: 'rows', inverse: 'markUnread', icon: 'flag' })

export const markUnread = defineCommand(staffNotice, { on: 'rows', inverse: 'markRead', icon: 'flag' })
