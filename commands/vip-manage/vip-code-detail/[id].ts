import vipCode from '../../../src/entities/vip-manage/vip-code'
import { because, ref, string } from '../../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../../src/schema/command'
import { move } from '../../../src/schema/does'

const voidCodes = defineCommand(vipCode, {
  on: 'rows',
  does: move(),
  asks: { voidReason: asked(vipCode, 'voidReason', { required: true }) },
  danger: 'confirm',
  destroys: true,
  keys: 'd',
  icon: 'circle-slash',
})

/** Takes back the days that are not yet used. */
export const reverse = defineCommand(vipCode, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  danger: 'confirm',
  icon: 'undo-2',
})

/** The full code, 20 a day. */
export const reveal = defineCommand(vipCode, {
  audits: 'reveal',
  on: 'row',
  states: ['unused'],
  asks: { reason: because() },
  icon: 'eye',
})

/** The unused codes of a batch between two serial numbers, both included. */
export const voidRange = definePageCommand({
  asks: {
    batch: ref('vipCodeBatch', { required: true }),
    firstSerial: string({ max: 24, required: true }),
    lastSerial: string({ max: 24, required: true }),
    voidReason: asked(vipCode, 'voidReason', { required: true }),
  },
  danger: 'second',
  destroys: true,
  icon: 'list-x',
})

export { voidCodes as void }
