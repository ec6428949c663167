import { navigate } from 'wouter/use-browser-location'
import { recordUrl } from '../../../../engine/parts/record-url'
import type { PageCode } from '../../../../engine/commands/page-code'

export default {
  /** Shows another market's packs. */
  switchMarket: {
    start: (_target, { market }) =>
      navigate(recordUrl('/goods-and-order/virtual-currency-manage-content/{id}', Number(market))),
  },
} satisfies PageCode
