import vipMember from '../../../src/entities/vip-manage/vip-member'
import { because, bool } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'
import { leadTo, move } from '../../../src/schema/does'

const reason = because({ max: 200 })

/** Ends it now; the days that were ahead can be given back. */
export const revoke = defineCommand(vipMember, {
  on: 'rows',
  does: move(),
  asks: { reason, notify: bool() },
  danger: 'confirm',
  destroys: true,
  inverse: 'reinstate',
  keys: 'd',
  icon: 'user-x',
  alsoCalled: ['cancel VIP', 'remove VIP', '取消会员'],
})

/** Gives back the days that revoking took. */
export const reinstate = defineCommand(vipMember, {
  on: 'rows',
  does: move(),
  asks: { reason },
  inverse: 'revoke',
  icon: 'user-check',
})

/** Adds up the records again, and writes the end where it differs. */
export const recalculate = defineCommand(vipMember, { on: 'rows', keys: 'b', icon: 'calculator' })

export const grant = defineCommand(vipMember, { on: 'rows', does: leadTo('/vip-manage/vip-issue'), icon: 'gift' })
