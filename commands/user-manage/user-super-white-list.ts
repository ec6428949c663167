import superWhitelistEntry from '../../src/entities/user-manage/super-whitelist-entry'
import { asked, defineCommand, unsaid } from '../../src/schema/command'

export const approve = defineCommand(superWhitelistEntry, {
  audits: 'approve',
  on: 'rows',
  danger: 'confirm',
  icon: 'badge-check',
})

export const reject = defineCommand(superWhitelistEntry, {
  audits: 'approve',
  on: 'rows',
  asks: { reason: asked(superWhitelistEntry, 'reason', { required: true }) },
  icon: 'badge-x',
})

/** Needs approval again. */
export const extend = defineCommand(superWhitelistEntry, {
  on: 'rows',
  sets: {},
  states: ['active'],
  asks: {
    expiresAt: asked(superWhitelistEntry, 'expiresAt', { required: true }),
    reason: asked(superWhitelistEntry, 'reason', { required: true }),
  },
  call: 'POST /user/backend/superWhitelist/save',
  plain: true,
  icon: 'timer',
})

export const remove = defineCommand(superWhitelistEntry, {
  on: 'rows',
  asks: { reason: asked(superWhitelistEntry, 'reason', { required: true }) },
  call: 'POST /user/backend/superWhitelist/delete/{id}',
  plain: true,
  lacks: { reason: unsaid },
  danger: 'confirm',
  icon: 'list-minus',
})
