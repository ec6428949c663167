import type { DeclaredList } from '../../parts/list-definition'

/** A list as it is shown where it is limited to a word: without the columns, filters and figures that mean nothing for it. */
export function listFor<L extends DeclaredList>(list: L, word: string | undefined): L {
  const { onlyFor } = list
  if (!onlyFor || word === undefined) return list
  const isFor = (path: string) => onlyFor[path.split('.')[0] ?? '']?.includes(word) ?? true
  const narrowed = (['columns', 'moreColumns', 'filters', 'moreFilters', 'figures'] as const).flatMap((key) => {
    const paths = (list as Partial<Record<typeof key, readonly string[]>>)[key]
    return paths ? [[key, paths.filter(isFor)] as const] : []
  })
  return { ...list, ...Object.fromEntries(narrowed) }
}
