import type { Filter } from '../../../fields/filter'
import { reportFigures, reportOver } from '../../../fields/report-figures'
import { isFilterable, type DeclaredList } from './list-definition'
import { openingFilters, type ListState } from './list-url'

/** What a report shows at first: a month of days. */
const month: Filter = { is: ['30d'] }

/** Whether a list is neither sorted nor filtered but by what it is limited to. @param held what it is limited to, by path */
export function isBare({ filters, sort }: ListState, held: Readonly<Record<string, Filter>>): boolean {
  return sort.length === 0 && Object.keys(filters).every((path) => path in held)
}

/**
 * What a list shows when it is opened and no view of somebody's own comes before that: what it is declared to open with, where its
 * address is bare; and a report a month, whatever else it is filtered by.
 */
export function openedState(list: DeclaredList, state: ListState, held: Readonly<Record<string, Filter>>): ListState {
  const opening = isBare(state, held) ? openingFilters(list) : {}
  const filters = { ...monthOf(list, state), ...opening, ...state.filters }
  return Object.keys(filters).length === Object.keys(state.filters).length ? state : { ...state, filters }
}

function monthOf(list: DeclaredList, { filters }: ListState): Readonly<Record<string, Filter>> {
  if (!('kind' in list) || list.kind !== 'report' || reportFigures(list).length === 0) return {}
  const over = reportOver(list)
  return over in filters || !isFilterable(list, over) ? {} : { [over]: month }
}
