import { navigate } from 'wouter/use-browser-location'
import type { Effect } from '../../../engine/commands/effects'

/** Back past the page that may not be opened, which would only lead here again. */
export const back: Effect = () => {
  if (history.length > 2) history.go(-1)
  else navigate('/dashboard')
}
