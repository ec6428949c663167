import { navigate } from 'wouter/use-browser-location'
import { recordUrl } from '../../../commands/record-url'
import type { Effect } from '../../../commands/effects'

/** Shows another market's packs. */
export const switchMarket: Effect = (_target, { market }) =>
  navigate(recordUrl('/goods-and-order/virtual-currency-manage-content/{id}', Number(market)))
