import { useCallback, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'

const inSearch: readonly string[] = ['id']
const none: readonly string[] = []

/** The case that the address of a queue names. */
export interface NamedCase {
  /** Null where it names none. */
  readonly id: number | null
  /** Parameters of the address that name it, and are no filters of the list. */
  readonly parameters: readonly string[]
  /** Takes it out of the address, where that is the same page without it. */
  readonly forget: () => void
}

/**
 * The case that the address names: by its path, or by one number as `?id=`. It is shown, and the queue stands beside it. Several
 * numbers are a filter as in any list.
 * @param fromPath the number in the path; undefined where the path names none
 */
export function useNamedCase(fromPath: string | undefined): NamedCase {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const text = fromPath ?? new URLSearchParams(search).get('id') ?? ''
  const id = /^\d+$/.test(text) ? Number(text) : null
  const isSearched = fromPath === undefined && id !== null
  const forget = useCallback(() => {
    if (!isSearched) return
    const rest = new URLSearchParams(location.search)
    rest.delete('id')
    navigate(rest.size > 0 ? `${path}?${rest.toString()}` : path, { replace: true })
  }, [isSearched, path, navigate])
  return useMemo(() => ({ id, parameters: isSearched ? inSearch : none, forget }), [id, isSearched, forget])
}
