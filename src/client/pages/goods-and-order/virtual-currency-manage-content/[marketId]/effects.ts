import { navigate } from 'wouter/use-browser-location'
import { recordUrl } from '../../../../engine/records/record-url'
import type { Effect } from '../../../../engine/commands/effects'

/** Shows another market's packs. */
export const switchMarket: Effect = (_target, { market }) =>
  navigate(recordUrl('/goods-and-order/virtual-currency-manage-content/{id}', Number(market)))
