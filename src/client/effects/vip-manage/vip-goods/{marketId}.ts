import { navigate } from 'wouter/use-browser-location'
import { recordUrl } from '../../../commands/record-url'
import type { Effect } from '../../../commands/effects'

/** Shows another market's goods. */
export const switchMarket: Effect = (_target, { market }) =>
  navigate(recordUrl('/vip-manage/vip-goods/{id}', Number(market)))
