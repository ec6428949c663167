import blacklistEntry from '../../src/entities/user-manage/blacklist-entry'
import refund from '../../src/entities/live-manage/refund'
import { because } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { make, move } from '../../src/schema/does'

export const submit = defineCommand(refund, { on: 'rows', does: move(), keys: 'u', icon: 'send-to-back' })

/** Never by who made it; from 100,000 coins by two accounts. */
export const approve = defineCommand(refund, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  by: 'others',
  money: 'amount',
  danger: 'confirm',
  keys: 'a',
  icon: 'badge-check',
})

export const reject = defineCommand(refund, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  asks: { rejectReason: asked(refund, 'rejectReason', { required: true }) },
  icon: 'badge-x',
})

/** Coins go back to the payer's wallet, biscuits come off the anchor's next settlement. */
export const execute = defineCommand(refund, {
  on: 'rows',
  does: move(),
  danger: 'confirm',
  keys: 'd',
  carriesOut: 'approve',
  icon: 'circle-play',
})

/** Where the coins of the payer went, and what of it can still be had back. */
export const trace = defineCommand(refund, { on: 'row', keys: 'o', icon: 'route' })

export const freezeEarner = defineCommand(refund, {
  on: 'rows',
  asks: { reason: because() },
  reads: ['anchor'],
  when: ({ anchor }) => anchor !== null || 'live-manage.refund-list.noAnchor',
  danger: 'confirm',
  destroys: true,
  icon: 'snowflake',
})

export const banPayer = defineCommand(refund, {
  on: 'rows',
  does: make(blacklistEntry, { user: 'user' }, { scope: 'payment' }),
  asks: {
    reasonCode: asked(blacklistEntry, 'reasonCode', { required: true }),
    reason: asked(blacklistEntry, 'reason', { required: true }),
    expiresAt: asked(blacklistEntry, 'expiresAt'),
  },
  danger: 'confirm',
  destroys: true,
  icon: 'ban',
})
