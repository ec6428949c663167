import type { Field } from '../schema/field'
import type { View } from './view'

export type { View } from './view'

/** How long views that could not be fetched count as missing, in milliseconds. */
const retryAfter = 2_000

let loaded: ReadonlyMap<string, View> | undefined
let loading: Promise<ReadonlyMap<string, View>> | undefined

/**
 * Loads how fields of every type are drawn, once. For the browser only. What it returns may be given to React's `use`, which
 * reads what is there already without suspending. Rejects where it cannot be fetched; a moment later it may be asked again.
 */
export function loadViews(): Promise<ReadonlyMap<string, View>> {
  if (loading) return loading
  const promise = load()
  loading = promise
  // React looks at these two before it waits: https://github.com/reactjs/rfcs/pull/229
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  )
  return promise
}

/** Whether views are loaded already. */
export function areViewsLoaded(): boolean {
  return loaded !== undefined
}

/** The view of a field, where views are loaded already. */
export function viewOf(field: Field): View | undefined {
  return loaded?.get(field.type)
}

async function load(): Promise<ReadonlyMap<string, View>> {
  try {
    const { views } = await import('./all-views')
    loaded = views
    return views
  } catch (error) {
    // A network that failed once may work the next time. Not at once: React draws again what waited, and would ask without end.
    setTimeout(() => (loading = undefined), retryAfter)
    throw error
  }
}
