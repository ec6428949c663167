import shortPartner from '../../src/entities/short-manage/short-partner'
import { because } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'
import { leadTo, move } from '../../src/schema/does'
import { ended } from '../packs/ended'

export const approve = defineCommand(shortPartner, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  by: 'others',
  keys: 'a',
  icon: 'badge-check',
})

export const freeze = defineCommand(shortPartner, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  danger: 'confirm',
  destroys: true,
  inverse: 'unfreeze',
  keys: 'w',
  icon: 'snowflake',
})

export const unfreeze = defineCommand(shortPartner, { on: 'rows', does: move(), icon: 'sun' })

export const { end } = ended(shortPartner, { on: 'row' })

/** New payout data counts 72 hours after it was entered, once another account has confirmed it. */
export const confirmPayout = defineCommand(shortPartner, {
  on: 'row',
  reads: ['payoutChangedAt'],
  when: ({ payoutChangedAt }) => payoutChangedAt !== null || 'short-manage.partner.confirmPayout.nothing',
  danger: 'confirm',
  icon: 'shield-check',
})

export const openStatements = defineCommand(shortPartner, {
  on: 'row',
  does: leadTo('/short-manage/sharing?partner={id}'),
  keys: 'o',
  icon: 'receipt-text',
})
