import type { DeclaredList } from '../../parts/list-definition'

/**
 * A list as it is shown where it is limited to a word: without the columns, filters and figures that mean nothing for it.
 * @param opened the fields of which the address names one record: as columns they would say the same in every row
 */
export function listFor<L extends DeclaredList>(list: L, word: string | undefined, opened: readonly string[] = []): L {
  const whole = withoutColumns(list, opened)
  const { onlyFor } = list
  if (!onlyFor || word === undefined) return whole
  const isFor = (path: string) => onlyFor[path.split('.')[0] ?? '']?.includes(word) ?? true
  const narrowed = (['columns', 'moreColumns', 'filters', 'moreFilters', 'figures'] as const).flatMap((key) => {
    const paths = (whole as Partial<Record<typeof key, readonly string[]>>)[key]
    return paths ? [[key, paths.filter(isFor)] as const] : []
  })
  return { ...whole, ...Object.fromEntries(narrowed) }
}

function withoutColumns<L extends DeclaredList>(list: L, names: readonly string[]): L {
  if (!list.columns.some((path) => names.includes(path))) return list
  return { ...list, columns: list.columns.filter((path) => !names.includes(path)) }
}
