import integralOrder from '../../src/entities/task-center/integral-order'
import { because } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { move } from '../../src/schema/does'

export const ship = defineCommand(integralOrder, {
  on: 'rows',
  does: move(),
  asks: {
    carrier: asked(integralOrder, 'carrier', { required: true }),
    tracking: asked(integralOrder, 'tracking', { required: true }),
  },
  keys: 'w',
  icon: 'truck',
})

export const deliver = defineCommand(integralOrder, { on: 'rows', does: move(), keys: 'd', icon: 'package-check' })

export const retry = defineCommand(integralOrder, { on: 'rows', does: move(), icon: 'refresh-cw' })

export const hold = defineCommand(integralOrder, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  inverse: 'release',
  icon: 'pause',
})

export const release = defineCommand(integralOrder, { on: 'rows', does: move(), icon: 'play' })

/** The points go back to the user's balance. */
export const refund = defineCommand(integralOrder, {
  on: 'rows',
  does: move(),
  asks: { refundReason: asked(integralOrder, 'refundReason', { required: true }) },
  danger: 'confirm',
  money: 'cashPaid',
  icon: 'receipt',
})

/** With the receivers' addresses. */
export const exportShipping = defineCommand(integralOrder, { on: 'rows', icon: 'file-down' })
