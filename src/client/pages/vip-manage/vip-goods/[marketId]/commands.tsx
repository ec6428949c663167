import { navigate } from 'wouter/use-browser-location'
import { recordUrl } from '../../../../engine/parts/record-url'
import type { PageCode } from '../../../../engine/commands/page-code'

export default {
  /** Shows another market's goods. */
  switchMarket: {
    start: (_target, { market }) => navigate(recordUrl('/vip-manage/vip-goods/{id}', Number(market))),
  },
} satisfies PageCode
