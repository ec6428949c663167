import { proxy } from 'valtio'

/** How many calls that cover the console are under way. */
export const loading = proxy({ count: 0 })

/** Covers the console until the returned function is called. */
export function coverConsole(): () => void {
  loading.count++
  return () => void loading.count--
}
