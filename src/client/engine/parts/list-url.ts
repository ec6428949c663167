import { formatFilter, parseFilter, type Filter } from '../../../fields/filter'
import type { Field } from '../../../schema/field'
import type { GridSort } from '../grid/grid-types'
import { fieldAtPath, type DeclaredList } from './list-definition'

/** What a list shows, as its address says it. */
export interface ListState {
  /** By field path; days and periods unresolved. */
  readonly filters: Readonly<Record<string, Filter>>
  /** Empty: the page's own order. */
  readonly sort: readonly GridSort[]
  /** The saved view that the state began with. */
  readonly view: number | null
}

/** Query parameters that are not filters. */
const reserved = new Set(['sort', 'view', 'cmd', 'args', 'tagTitle', 'tab'])

/**
 * Reads a list's state from its query string. Parameters that name no offered filter, or cannot be read, are passed over.
 * @param fieldAt the field of an offered filter path
 */
export function parseListState(search: string, fieldAt: (path: string) => Field | undefined): ListState {
  const filters: Record<string, Filter> = {}
  const parameters = new URLSearchParams(search)
  for (const [path, text] of parameters) {
    const field = reserved.has(path) ? undefined : fieldAt(path)
    const filter = field && parseFilter(text, field)
    if (filter) filters[path] = filter
  }
  const view = Number(parameters.get('view'))
  return {
    filters,
    sort: parseSort(parameters.get('sort') ?? ''),
    view: Number.isInteger(view) && view > 0 ? view : null,
  }
}

/** What a list is filtered by when its address says nothing. */
export function openingFilters({ entity, opensWith = {} }: DeclaredList): ListState['filters'] {
  const search = new URLSearchParams(Object.entries<string | undefined>(opensWith).filter(isGiven)).toString()
  return parseListState(search, (path) => fieldAtPath(entity, path)?.field).filters
}

const isGiven = (entry: [string, string | undefined]): entry is [string, string] => entry[1] !== undefined

/** Writes a list's state into a query string, keeping parameters that are none of its own. */
export function formatListState(
  state: ListState,
  search: string,
  fieldAt: (path: string) => Field | undefined,
): string {
  const parameters = new URLSearchParams()
  for (const [path, filter] of Object.entries(state.filters)) {
    const field = fieldAt(path)
    if (field) parameters.set(path, formatFilter(filter, field))
  }
  if (state.sort.length > 0) parameters.set('sort', formatSort(state.sort))
  if (state.view !== null) parameters.set('view', String(state.view))
  for (const [name, value] of new URLSearchParams(search))
    if (!parameters.has(name) && !fieldAt(name) && name !== 'sort' && name !== 'view') parameters.set(name, value)
  return parameters.toString()
}

/** `-registeredAt,id` as columns with their directions. */
export function parseSort(text: string): GridSort[] {
  return text
    .split(',')
    .filter(Boolean)
    .map((part) => ({ columnId: part.replace(/^-/, ''), descending: part.startsWith('-') }))
}

export function formatSort(sort: readonly GridSort[]): string {
  return sort.map(({ columnId, descending }) => (descending ? `-${columnId}` : columnId)).join(',')
}

/** The state with one filter set, or taken away where it is undefined. */
export function withFilter(state: ListState, path: string, filter: Filter | undefined): ListState {
  const { [path]: _former, ...others } = state.filters
  return { ...state, filters: filter ? { ...others, [path]: filter } : others }
}

/**
 * The state after "filter by this cell": rows with the same value, or without it. Adds to what is there.
 */
export function filterByValue(state: ListState, path: string, value: unknown, exclude: boolean): ListState {
  const operand = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  if (operand === null || operand === undefined) return withFilter(state, path, { empty: !exclude })
  const current = state.filters[path]
  const list = exclude ? 'not' : 'is'
  const values = Array.isArray(operand)
    ? operand.map((each: unknown) => (typeof each === 'object' && each !== null && 'id' in each ? each.id : each))
    : [operand]
  return withFilter(state, path, { [list]: exclude ? [...(current?.not ?? []), ...values] : values })
}
