import superWhitelistEntry from '../../src/entities/user-manage/super-whitelist-entry'
import { asked, defineCommand, unsaid } from '../../src/schema/command'
import { move, set } from '../../src/schema/does'

export const approve = defineCommand(superWhitelistEntry, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  danger: 'confirm',
  icon: 'badge-check',
})

export const reject = defineCommand(superWhitelistEntry, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  asks: { reason: asked(superWhitelistEntry, 'reason', { required: true }) },
  icon: 'badge-x',
})

/** Needs approval again. */
export const extend = defineCommand(superWhitelistEntry, {
  on: 'rows',
  does: set({}),
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
  does: move(),
  asks: { reason: asked(superWhitelistEntry, 'reason', { required: true }) },
  call: 'POST /user/backend/superWhitelist/delete/{id}',
  plain: true,
  lacks: { reason: unsaid },
  danger: 'confirm',
  destroys: true,
  icon: 'list-minus',
})
