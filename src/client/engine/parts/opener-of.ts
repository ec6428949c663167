import type { Filter } from '../../../fields/filter'

/** The one record that opens a list, by the reference to it; undefined where the list is of several. */
export function openerOf(
  field: string,
  filters: Readonly<Record<string, Filter>>,
): { readonly field: string; readonly id: number } | undefined {
  const named = filters[field]?.is ?? []
  return named.length === 1 ? { field, id: Number(named[0]) } : undefined
}
