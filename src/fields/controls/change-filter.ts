import type { Filter } from '../filter-rule'

/** A filter with some parts set, others taken away by undefined; undefined itself where nothing is left of it. */
export function changeFilter(
  filter: Filter | undefined,
  parts: { readonly [K in keyof Filter]: Filter[K] | undefined },
): Filter | undefined {
  const entries = Object.entries({ ...filter, ...parts }).filter(
    ([, part]) => part !== undefined && part !== '' && !(Array.isArray(part) && part.length === 0),
  )
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}
