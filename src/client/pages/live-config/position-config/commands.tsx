import { navigate } from 'wouter/use-browser-location'
import type { PageCode } from '../../../engine/commands/page-code'

export default {
  /** Opens what fills the positions of a live type. */
  openRange: {
    start: (_target, { liveType }) => {
      if (typeof liveType === 'string') navigate(`/live-config/home-recommend-range/${liveType}`)
    },
  },
} satisfies PageCode
