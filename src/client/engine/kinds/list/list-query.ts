import { labelFields } from '../../../../schema/entity'
import type { Field } from '../../../../schema/field'
import { firstSort, orderedWithin } from '../../../../schema/ordered-within'
import type { PageInfo } from '../../../../schema/registry'
import { namesIn } from '../../../../schema/route'
import type { Filter } from '../../../../fields/filter'
import { fixedFilters, withinFilter } from '../../../../fields/fixed-filters'
import { withCurrencies } from '../../../../fields/money/currency-beside'
import { isLimitedByQuery } from '../../declared/scope-from-url'
import { fieldAtPath, isHeld, readsOf, type DeclaredList } from '../../parts/list-definition'
import { formatSort, type ListState } from '../../parts/list-url'
import { readBeside } from '../../parts/row-cells'
import type { ListQuery } from '../../parts/target'

type Filters = Readonly<Record<string, Filter>>

/**
 * A list as it is filtered: what a query parameter of its page limits it to is a filter like any other, which can be set, changed and
 * cleared there; what the path tells is not.
 */
export function offeredList(info: PageInfo, list: DeclaredList): DeclaredList {
  if (list !== info.page || !isLimitedByQuery(info)) return list
  const { within: _within, ...free } = list
  return free
}

/**
 * Finds the fields that a list's address may filter it by.
 * @param parameters those of the page itself, which are no filters
 */
export function filterFields(list: DeclaredList, parameters: readonly string[]): (path: string) => Field | undefined {
  return (path) => (parameters.includes(path) || isHeld(list, path) ? undefined : fieldAtPath(list.entity, path)?.field)
}

/** What always holds in a list: its fixed filters, and the records that the page's address tells. */
export function heldFilters(list: DeclaredList, within: Filter | undefined): Filters {
  return { ...fixedFilters(list), ...(within && { [list.within ?? '']: within }) }
}

/** The filter by what the address of a list's page tells. */
export function filterWithin(list: DeclaredList, text: string | undefined): Filter | undefined {
  return text === undefined ? undefined : withinFilter(list, text)
}

/** The fields of which the page's address names one record, of a page that is opened for one. */
export function openedFields({ page }: PageInfo, list: DeclaredList, filters: Filters): readonly string[] {
  if (list !== page) return []
  return (page.openedBy ?? []).filter((name) => filters[name]?.is?.length === 1)
}

/** What a list is asked for by. */
interface Asked {
  readonly info: PageInfo
  readonly list: DeclaredList
  readonly state: ListState
  readonly zone: string
  /** What always holds, see `heldFilters`. */
  readonly held: Filters
  /** What its owner has hold and sorts it by, where it is one of several on a page. */
  readonly owned?: Filters | undefined
  readonly ownSort?: string | undefined
}

/** The query of a list. */
export function listQuery({ info, list, state, zone, held, owned, ownSort }: Asked): ListQuery {
  return {
    // What is fixed, or told by the path, is never among those of the state.
    filters: { ...held, ...state.filters, ...owned },
    sort: ownSort ?? (state.sort.length > 0 ? formatSort(state.sort) : firstSort(list)),
    page: info.id,
    zone,
  }
}

/** What every window fetches: the columns with their currencies, what commands look at, what its order is of, and what the address of a row's page takes. */
export function fetchedPaths(list: DeclaredList): string[] {
  const opened = 'opens' in list ? namesIn(list.opens?.row ?? '').filter((name) => name in list.entity.fields) : []
  const columns = [...list.columns, ...(list.moreColumns ?? []), ...labelFields(list.entity), ...readsOf(list.entity)]
  const beside = [...readBeside(list), ...orderedWithin(list), ...opened]
  return withCurrencies(list.entity, [...columns, ...beside])
}
