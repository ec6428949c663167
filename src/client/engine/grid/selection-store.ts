import { noSelection } from './selection'
import type { Selection } from './selection'

/** Holds a list's selection outside React, so that it outlives the grid and changes without rendering it. */
export interface SelectionStore {
  get(): Selection
  set(selection: Selection): void
  subscribe(listener: () => void): () => void
}

/** A store with nothing selected. */
export function createSelectionStore(): SelectionStore {
  const listeners = new Set<() => void>()
  let current: Selection = noSelection
  return {
    get: () => current,
    set(selection) {
      if (selection === current) return
      current = selection
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
