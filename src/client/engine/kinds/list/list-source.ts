import { currencyBeside } from '../../../../fields/money/currency-beside'
import type { Entity } from '../../../../schema/entity'
import { callKey } from '../../../base/api/head-calls'
import { countRows, readRows, rowsCall } from '../../../base/api/records'
import { ApiError, notOffered } from '../../../base/api/api-error'
import type { ApiRow, ListQuery } from '../../parts/target'
import type { ShownRows } from '../../page/page-context'
import { queryKey } from '../../grid/query-key'
import { createRowWindow, type Count, type FetchBlock, type ReadAgain, type RowWindow } from '../../grid/row-window'
import { plainFetcher } from '../../plain/plain-source'
import { finderOf } from '../../parts/list-definition'

export type ListSource = RowWindow<ApiRow>

/** So many rows are asked for at once. */
export const blockSize = 100

/** The key of the call by which a list asks for its first rows. */
export function firstRowsKey(entity: Entity, query: ListQuery, columns: readonly string[]): string {
  return callKey(rowsCall(entity), { ...query, columns, size: blockSize, offset: 0 })
}

/** The rows of a list, in windows from the server. Rows come first; the count follows when it is known. */
export function createListSource(entity: Entity, query: ListQuery, columns: readonly string[]): ListSource {
  return createRowWindow<ApiRow>({
    query: rowsKey(query, columns),
    blockSize,
    fetch: fetcher(entity, query, columns),
    readAgain: rereader(entity, query, columns),
  })
}

/** Turns a source to another query; an equal one changes nothing. */
export function turnSource(source: ListSource, entity: Entity, query: ListQuery, columns: readonly string[]): void {
  source.setQuery(rowsKey(query, columns), fetcher(entity, query, columns), undefined, rereader(entity, query, columns))
}

/** Keeps a source as new as what is told of its records; a row that is as new already is left alone. */
export function refreshOf(source: ListSource) {
  return (ids: readonly number[], versions?: readonly (number | null)[]): void => {
    const told = new Map(ids.map((id, at) => [id, versions?.[at] ?? Infinity]))
    source.refresh(ids, ({ id, version }) => version >= (told.get(id) ?? Infinity))
  }
}

/** What a command that is run from a list takes along, and what becomes of the rows that it brings. */
export function shownRows(source: ListSource, query: ListQuery, columns: readonly string[]): ShownRows | undefined {
  // A list of chosen ids holds other rows without that choice.
  if ('id' in query.filters) return undefined
  const asked = source.query
  return {
    by: { ...query, columns },
    take: (ids, rows) =>
      source.refresh(
        ids,
        undefined,
        source.query === asked ? async (former) => stayed(query, former, rows) : undefined,
      ),
  }
}

/** Reads some rows of a list again, which is one look-up by their ids. */
function rereader(entity: Entity, query: ListQuery, columns: readonly string[]): ReadAgain<ApiRow> | undefined {
  // A list of chosen ids holds other rows without that choice.
  if ('id' in query.filters) return undefined
  return async (rows, signal) => {
    const filters = { ...query.filters, id: { is: rows.map(({ id }) => id) } }
    const options = { signal, quiet: true }
    return stayed(query, rows, await readRows(entity, { ...query, filters, columns, size: rows.length }, options))
  }
}

/** Rows as they are now; null where one of them is gone from the list, or stands elsewhere. */
function stayed(query: ListQuery, rows: readonly ApiRow[], read: readonly ApiRow[]): readonly ApiRow[] | null {
  const sortedBy = (query.sort ?? '').split(',').map((part) => part.replace(/^-/, ''))
  const newer = new Map(read.map((row) => [row.id, row]))
  const hasStayed = rows.every((row) => {
    const now = newer.get(row.id)
    return now !== undefined && sortedBy.every((path) => path in row && isEqual(row[path], now[path]))
  })
  return hasStayed ? read : null
}

function isEqual(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right)
}

/** What tells the rows of a list from those of another query, as its source names them. */
export function rowsKey(query: ListQuery, columns: readonly string[]): string {
  return queryKey(query, [...columns].sort())
}

/** From the console's own calls; from those of the specification where the host has no others and they list these records. */
function fetcher(entity: Entity, query: ListQuery, columns: readonly string[]): FetchBlock<ApiRow> {
  const own = ownFetcher(entity, query, columns)
  const plain = plainFetcher(entity, query, finderOf(entity))
  if (!plain) return own
  return (request) =>
    own(request).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === notOffered) return plain(request)
      throw error
    })
}

function ownFetcher(entity: Entity, query: ListQuery, columns: readonly string[]): FetchBlock<ApiRow> {
  const sorted = (query.sort ?? '').replace(/^-/, '')
  const beside = currencyBeside(entity, sorted)
  let known: Count | undefined
  let isCounting = false
  const count = async (tell: (count: Count) => void) => {
    if (isCounting) return
    isCounting = true
    // Rows without a count can be read all the same; it is tried again with the next ones.
    known = await countRows(entity, query).catch(() => undefined)
    isCounting = false
    if (known) tell(known)
  }
  return async ({ offset, size, previous, signal, counted }) => {
    const afterValue = previous?.[sorted]
    const isKeyset =
      previous !== undefined &&
      sorted !== '' &&
      !sorted.includes(',') &&
      (beside === undefined || beside in previous) &&
      (typeof afterValue === 'string' || typeof afterValue === 'number')
    const window = isKeyset
      ? { after: { value: afterValue, ...currencyAt(previous, beside), id: previous.id } }
      : { offset }
    const rows = await readRows(entity, { ...query, columns, size, ...window }, { signal })
    // Where all stand in the first block, they need not be counted; where they no longer do, what is known is out of date.
    const isWhole = offset === 0 && rows.length < size
    if (isWhole) known = { total: rows.length, estimated: false }
    else if (offset === 0 && (known?.total ?? size) < size) known = undefined
    if (!known) void count(counted)
    return { rows, ...(known ?? { total: null, estimated: false }) }
  }
}

/** The currency that a row's amounts are in, for a list that is sorted by one of them. @param beside the field that tells it */
function currencyAt(row: ApiRow, beside: string | undefined): { currency?: string | null } {
  const currency = beside === undefined ? undefined : row[beside]
  return beside === undefined ? {} : { currency: typeof currency === 'string' ? currency : null }
}
