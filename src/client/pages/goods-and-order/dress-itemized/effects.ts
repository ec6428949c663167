import { navigate } from 'wouter/use-browser-location'
import type { Effect } from '../../../engine/commands/effects'

/** All that a user owns, in the same list. */
export const wardrobe: Effect = (_target, { user }) =>
  navigate(`/goods-and-order/dress-itemized?user=${Number(user)}&state=active`)
