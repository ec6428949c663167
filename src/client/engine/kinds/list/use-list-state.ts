import { useCallback, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { DeclaredList } from '../../parts/list-definition'
import { formatListState, parseListState, type ListState } from '../../parts/list-url'
import { filterFields } from './list-query'

/**
 * A list's filters, sort and view: read from the address, and written back to it. The address is the only truth.
 * @param parameters those of the page itself, which are no filters; needs a stable reference
 */
export function useListState(
  list: DeclaredList,
  parameters: readonly string[],
): readonly [ListState, (change: (state: ListState) => ListState, options?: { readonly replace?: boolean }) => void] {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const fieldAt = useMemo(() => filterFields(list, parameters), [list, parameters])
  const state = useMemo(() => parseListState(search, fieldAt), [search, fieldAt])
  const setState = useCallback(
    (change: (state: ListState) => ListState, options?: { readonly replace?: boolean }) => {
      const current = location.search.slice(1)
      const next = formatListState(change(parseListState(current, fieldAt)), current, fieldAt)
      if (next !== current) navigate(next ? `${path}?${next}` : path, options)
    },
    [fieldAt, navigate, path],
  )
  return [state, setState]
}
