import { navigate } from 'wouter/use-browser-location'
import { recordUrl } from '../../../../engine/records/record-url'
import type { Effect } from '../../../../engine/commands/effects'

/** Shows another market's goods. */
export const switchMarket: Effect = (_target, { market }) =>
  navigate(recordUrl('/vip-manage/vip-goods/{id}', Number(market)))
