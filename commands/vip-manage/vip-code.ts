import vipCodeBatch from '../../src/entities/vip-manage/vip-code-batch'
import { because, string } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { leadTo, move, set } from '../../src/schema/does'
import { reviewed } from '../packs/reviewed'

export const openCodes = defineCommand(vipCodeBatch, {
  on: 'row',
  does: leadTo('/vip-manage/vip-code-detail/{id}'),
  keys: 'o',
  icon: 'arrow-up-right',
})

export const { submit, reject } = reviewed(vipCodeBatch, { rejectedBy: 'others', keys: { reject: 'd' } })

/** The codes are made in the background. */
export const approve = defineCommand(vipCodeBatch, {
  audits: 'approve',
  on: 'rows',
  does: move({ stamp: ['approvedBy'] }),
  by: 'others',
  danger: 'confirm',
  keys: 'a',
  icon: 'badge-check',
})

export const freeze = defineCommand(vipCodeBatch, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  inverse: 'unfreeze',
  icon: 'snowflake',
})

export const unfreeze = defineCommand(vipCodeBatch, { on: 'rows', does: move(), inverse: 'freeze', icon: 'sun' })

/** Unused codes only; of a batch that was sold, with the partner's credit note. */
const voidBatch = defineCommand(vipCodeBatch, {
  on: 'rows',
  does: move(),
  asks: { reason: because(), creditNote: string({ max: 300 }) },
  danger: 'second',
  destroys: true,
  icon: 'circle-slash',
})

export const extend = defineCommand(vipCodeBatch, {
  on: 'rows',
  does: set({}),
  states: ['active', 'frozen'],
  asks: { validTo: asked(vipCodeBatch, 'validTo', { required: true }) },
  icon: 'timer',
})

/** The batch of a code in full, whether it is used, and by whom: it finds a secret out, and is counted and audited as a reveal. */
export const lookup = definePageCommand({
  audits: 'reveal',
  asks: { code: string({ max: 40, required: true, secret: 'VipManage:vipCodeDetail.reveal' }) },
  keys: 'b',
  icon: 'search-code',
  alsoCalled: ['find code', 'redeem code', '查兑换码'],
})

export { voidBatch as void }
