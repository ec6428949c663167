import { oneOf } from '../../../src/fields'
import { definePageCommand } from '../../../src/schema/command'
import { leadTo } from '../../../src/schema/does'

export const switchType = definePageCommand({
  does: leadTo('/goods-and-order/report/{report}'),
  asks: {
    report: oneOf(['payment', 'coins', 'gift', 'luckGift', 'pool', 'dress', 'agent', 'firstPay'], { required: true }),
  },
  keys: 'g r',
  icon: 'chart-column',
})
