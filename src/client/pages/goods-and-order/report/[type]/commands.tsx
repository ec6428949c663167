import { navigate } from 'wouter/use-browser-location'
import type { PageCode } from '../../../../engine/commands/page-code'

export default {
  /** Shows another of the reports. */
  switchType: {
    start: (_target, { report }) => navigate(`/goods-and-order/report/${String(report)}`),
  },
} satisfies PageCode
