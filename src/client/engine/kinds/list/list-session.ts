import type { Entity } from '../../../../schema/entity'
import { createSelectionStore, type SelectionStore } from '../../grid/selection-store'
import { defaultLayout, type ColumnLayout } from '../../grid/column-layout'
import type { GridPlace } from '../../grid/grid-types'
import type { ListQuery } from '../../parts/target'
import { registerTabMemory } from '../../tabs/tab-memory'
import { createListSource, type ListSource } from './list-source'

/** What a list keeps while its tab is not shown: rows, selection, columns; never a component. */
export interface ListSession {
  readonly entity: Entity
  readonly source: ListSource
  readonly selection: SelectionStore
  /** How far it is scrolled, and where its cursor stands. */
  readonly place: { current: GridPlace | undefined }
  layout: ColumnLayout
}

const sessions = new Map<string, ListSession>()

/** Beyond this many the least recently shown list is forgotten: memory stays flat. */
const maxSessions = 30

/**
 * The session of a list in a tab; begun where there is none.
 * @param key that of its tab; a further list of the page adds `#` and its own
 * @param place under which the arrangement of its columns is remembered
 */
export function listSession(
  key: string,
  entity: Entity,
  query: ListQuery,
  columns: readonly string[],
  place: string,
): ListSession {
  const kept = sessions.get(key)
  sessions.delete(key)
  const session = kept ?? {
    entity,
    source: createListSource(entity, query, columns),
    selection: createSelectionStore(),
    place: { current: undefined },
    layout: storedLayout(place),
  }
  sessions.set(key, session)
  const [oldest] = sessions.keys()
  if (sessions.size > maxSessions && oldest !== undefined) forget(oldest)
  return session
}

/** Whether a list is kept under the key of its tab. */
export function isKept(key: string): boolean {
  return sessions.has(key)
}

/** The lists of an entity that are kept, the one shown last first. */
export function sessionsOf(entity: Entity): ListSession[] {
  return [...sessions.values()].filter((session) => session.entity === entity).reverse()
}

registerTabMemory({
  drop: (tabKey) => {
    for (const key of [...sessions.keys()]) if (key === tabKey || key.startsWith(`${tabKey}#`)) forget(key)
  },
  dropAll: () => {
    for (const key of [...sessions.keys()]) forget(key)
  },
})

function forget(key: string): void {
  sessions.get(key)?.source.close()
  sessions.delete(key)
}

const layoutKey = (place: string) => `iron-man.columns.${place}`

/** Remembers how a person arranged a list's columns, in this browser. */
export function storeLayout(place: string, layout: ColumnLayout): void {
  localStorage.setItem(layoutKey(place), JSON.stringify(layout))
}

function storedLayout(place: string): ColumnLayout {
  try {
    return {
      ...defaultLayout,
      ...(JSON.parse(localStorage.getItem(layoutKey(place)) ?? '{}') as Partial<ColumnLayout>),
    }
  } catch {
    return defaultLayout
  }
}
