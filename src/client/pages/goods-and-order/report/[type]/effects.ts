import { navigate } from 'wouter/use-browser-location'
import type { Effect } from '../../../../engine/commands/effects'

/** Shows another of the reports. */
export const switchType: Effect = (_target, { report }) => navigate(`/goods-and-order/report/${String(report)}`)
