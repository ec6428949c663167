import { navigate } from 'wouter/use-browser-location'
import type { Effect } from '../../../engine/commands/effects'
import { isWeek, tableAddress, weekAddress } from './week-address'

/** Turns the table into the week and back; the list's filters stay. */
export const switchLayout: Effect = (_target, _args, info) => {
  const { pathname, search } = location
  const { path } = info.page
  if (pathname !== path) return navigate(`${path}?${weekAddress('', {})}`)
  const next = isWeek(search) ? tableAddress(search) : weekAddress(search, {})
  navigate(next ? `${path}?${next}` : path, { replace: true })
}
