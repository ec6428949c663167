import { useEffect, useEffectEvent } from 'react'
import { orderedWithin } from '../../../../schema/ordered-within'
import { openingFilters } from '../../parts/list-url'
import type { ApiRow } from '../../parts/target'
import type { DeclaredList } from '../../parts/list-definition'
import type { ListAtWork } from '../list/use-list'

/**
 * Opens an arrangement of several orders at the first of them: once a visit, where neither its address nor a view says
 * otherwise. The filter can be changed or cleared like any other.
 */
export function useFirstOrder(work: ListAtWork, list: DeclaredList, rows: readonly ApiRow[]): void {
  const { isPlain, isUnfiltered, query, setState } = work
  const isWaiting = isPlain && rows.length > 0
  const open = useEffectEvent(() => {
    const row = rows[0]
    if (!row || !isUnfiltered) return
    const opensWith = Object.fromEntries(
      orderedWithin(list)
        .filter((path) => !(path in query.filters))
        .flatMap((path) => textOf(row[path]).map((text) => [path, text])),
    )
    if (Object.keys(opensWith).length > 0)
      setState((before) => ({ ...before, filters: { ...before.filters, ...openingFilters({ ...list, opensWith }) } }), {
        replace: true,
      })
  })
  useEffect(() => {
    if (isWaiting) open()
  }, [isWaiting])
}

/** A value as an address says it; none where the row has none. */
function textOf(value: ApiRow[string]): readonly string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  return value !== null && typeof value === 'object' && 'id' in value ? [String(value.id)] : []
}
