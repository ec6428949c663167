import { navigate } from 'wouter/use-browser-location'
import type { Effect } from '../../../engine/commands/effects'

/** Opens what fills the positions of a live type. */
export const openRange: Effect = (_target, { liveType }) => {
  if (typeof liveType === 'string') navigate(`/live-config/home-recommend-range/${liveType}`)
}
