import { navigate } from 'wouter/use-browser-location'
import type { PageCode } from '../../../engine/commands/page-code'

export default {
  /** All that a user owns, in the same list. */
  wardrobe: {
    start: (_target, { user }) => navigate(`/goods-and-order/dress-itemized?user=${Number(user)}&state=active`),
  },
} satisfies PageCode
