/** The version that each record has at least, in the order of their ids; null where it is not known. */
type Versions = readonly (number | null)[]
type Listener = (ids: readonly number[], versions?: Versions) => void

const listeners = new Map<string, Set<Listener>>()
const general = new Set<(entity: string, ids: readonly number[]) => void>()

/** Calls back when records of an entity have changed, here or elsewhere; returns how to stop. */
export function onRecordsChanged(entity: string, listener: Listener): () => void {
  const own = listeners.get(entity) ?? new Set()
  listeners.set(entity, own.add(listener))
  return () => own.delete(listener)
}

/** Calls back when records of any entity have changed. */
export function onAnyRecordsChanged(listener: (entity: string, ids: readonly number[]) => void): void {
  general.add(listener)
}

/** Tells whoever shows records of an entity that some have changed; that any of them may have, where none are named. */
export function recordsChanged(entity: string, ids: readonly number[], versions?: Versions): void {
  for (const listener of listeners.get(entity) ?? []) listener(ids, versions)
  for (const listener of general) listener(entity, ids)
}

const clearing = new Set<() => void>()

/** Tells that all answers kept from the server are out of date; the returned function ends it. */
export function onQueriesCleared(listener: () => void): () => void {
  clearing.add(listener)
  return () => clearing.delete(listener)
}

export function queriesCleared(): void {
  for (const listener of clearing) listener()
}
