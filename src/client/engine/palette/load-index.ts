import type { IndexEntry } from './index-entry'

let loading: Promise<readonly IndexEntry[]> | undefined

/** Loads the titles of all commands of the console, whoever may run them. A load that failed is tried again the next time. */
export function loadIndex(): Promise<readonly IndexEntry[]> {
  loading ??= import('virtual:command-index').then(
    ({ commandIndex }) => commandIndex(),
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}
