import payRoute from '../../../src/entities/goods-and-order/pay-route'
import { instant, int, ref } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'
import { handled } from '../../../src/schema/does'

/**
 * Moves points of weight to another channel's route of the same method, country and amounts, for good or until then; the sum
 * stays.
 */
export const shift = defineCommand(payRoute, {
  on: 'rows',
  does: handled({ until: 'until' }),
  asks: {
    to: ref('payChannel', { required: true }),
    percent: int({ min: 1, max: 100, required: true }),
    until: instant(),
  },
  keys: 'b',
  icon: 'split',
  alsoCalled: ['reroute', 'move traffic', '切量', '分流'],
})
