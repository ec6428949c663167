import { oneOf } from '../../../src/fields'
import { definePageCommand } from '../../../src/schema/command'

export const switchType = definePageCommand({
  asks: {
    report: oneOf(['payment', 'coins', 'gift', 'luckGift', 'pool', 'dress', 'agent', 'firstPay'], { required: true }),
  },
  local: true,
  keys: 'g r',
  icon: 'chart-column',
})
