import { defineSection } from '../../schema/page'

/**
 * Payment channels, coin packs, gifts, dresses, lucky gifts and agents are set up here, and every order, refund, coin
 * and gift is accounted for. Finance reconciles with the channels daily; nothing of value is given out without a
 * second person.
 */
export default defineSection({ code: 'GoodsAndOrder', icon: 'shopping-bag', menu: 40 })
