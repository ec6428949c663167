import type { Filter } from '../../../fields/filter'
import { labelFields, type Entity } from '../../../schema/entity'
import { plainListsOf, type PlainList } from '../../../schema/plain-list'
import { send, type CallOptions } from '../../base/api/api'
import { ApiError, notOffered } from '../../base/api/api-error'
import { apiHost } from '../../base/api/host-speech'
import type { ApiRow } from '../parts/target'
import { directory } from '../declared/directory'
import { registry } from '../declared/registry'
import { caption } from '../../base/i18n/i18n'
import { plainRows } from './plain-rows'

type Filters = Readonly<Record<string, Filter>>

/** What a field is called, for who has to filter by it. */
export type TitleOf = (path: string) => string

/** The largest page that is asked for, and the most records that are read to be filtered here. */
const pageSize = 200
const most = 5_000

/** How the specified calls list an entity's records, by its name; of those that its pages declare, one for a page before one for all. */
export function plainListsFor(entityName: string): readonly PlainList[] {
  const { plain, calls } = directory.entities[entityName] ?? {}
  return plain ? plainListsOf(plain, calls) : []
}

/**
 * All records of an entity that the specified calls list, as far as they go.
 * @param filters what the calls must be given to list anything is taken from these
 * @throws ApiError where they must be given something that nobody has filtered by
 */
export async function readPlain(
  entityName: string,
  filters: Filters,
  titleOf: TitleOf,
  options: Pick<CallOptions, 'signal' | 'quiet'> = {},
): Promise<ApiRow[]> {
  const lists = plainListsFor(entityName)
  if (lists.length === 0) throw new ApiError(notOffered, caption('error.notOffered', { host: apiHost }))
  const found = await Promise.all(lists.map((list) => readList(entityName, list, filters, titleOf, options)))
  // What several calls list is one record all the same.
  return [...new Map(found.flat().map((row) => [row.id, row])).values()]
}

async function readList(
  entityName: string,
  list: PlainList,
  filters: Filters,
  titleOf: TitleOf,
  options: Pick<CallOptions, 'signal' | 'quiet'>,
): Promise<ApiRow[]> {
  const input = askedInput(list, filters, titleOf)
  if (!list.pages) return rowsIn(entityName, list, await answerOf(list, input, options))
  const rows: ApiRow[] = []
  for (let page = 1; rows.length < most; page++) {
    const answer = await answerOf(list, { ...input, ...windowOf(list.pages, page, pageSize) }, options)
    const read = rowsIn(entityName, list, answer)
    rows.push(...read)
    if (read.length < pageSize || rows.length >= (totalIn(answer) ?? most)) break
  }
  return rows
}

/** A page of records, in the host's order, with the total. @throws ApiError for a filter that the call does not know */
export async function readPlainPage(
  entityName: string,
  list: PlainList & Required<Pick<PlainList, 'pages'>>,
  { filters, sort }: { readonly filters: Filters; readonly sort?: string },
  titleOf: TitleOf,
  { offset, size, signal }: { readonly offset: number; readonly size: number; readonly signal: AbortSignal },
): Promise<{ readonly rows: ApiRow[]; readonly total: number | null }> {
  const input = {
    ...wordsOf(filters, titleOf),
    ...askedInput(list, filters, titleOf),
    ...windowOf(list.pages, offset / size + 1, size),
    ...(sort !== undefined && sort !== '' && { sort }),
  }
  const answer = await answerOf(list, input, { signal })
  return { rows: rowsIn(entityName, list, answer), total: totalIn(answer) }
}

async function answerOf({ call: name, one }: PlainList, input: object, options: Pick<CallOptions, 'signal' | 'quiet'>) {
  try {
    return await send(name, { input: { ...input }, reads: true, ...options, ...(one && { quiet: true }) })
  } catch (error) {
    // Nothing is found by it: that is an empty list.
    if (one && error instanceof ApiError && error.code === 'A0404') return null
    throw error
  }
}

function rowsIn(entityName: string, list: PlainList, answer: unknown): ApiRow[] {
  const entity: Pick<Entity, 'idName'> & Partial<Entity> =
    registry.entities.get(entityName) ?? directory.entities[entityName]?.plain ?? {}
  return plainRows(entity, list, answer, (name) => {
    const other = registry.entities.get(name) ?? directory.entities[name]?.plain
    return other ? labelFields(other) : []
  })
}

function windowOf({ number, size }: NonNullable<PlainList['pages']>, page: number, rows: number) {
  return { [number]: page, [size]: rows }
}

function totalIn(answer: unknown): number | null {
  const total = typeof answer === 'object' && answer !== null && 'total' in answer ? Number(answer.total) : NaN
  return Number.isNaN(total) ? null : total
}

/** What a call is always given, and what it must be given. */
function askedInput({ sends, asks = {} }: PlainList, filters: Filters, titleOf: TitleOf): Record<string, unknown> {
  const told = Object.entries(asks).map(([word, path]) => {
    const filter = filters[path]
    const value = filter?.is?.[0] ?? filter?.contains
    if (value === undefined)
      throw new ApiError(notOffered, caption('list.plainAsk', { host: apiHost, field: titleOf(path) }), {
        reason: 'filterFirst',
      })
    return [word, value] as const
  })
  return { ...sends, ...Object.fromEntries(told) }
}

/** Filters as calls of the specification take them: by field name, a value, several by commas, or a part of a text. */
function wordsOf(filters: Filters, titleOf: TitleOf): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filters).map(([path, { is, contains, ...others }]) => {
      if (Object.keys(others).length > 0 || (is === undefined) === (contains === undefined))
        throw new ApiError(notOffered, caption('list.plainFilter', { host: apiHost, field: titleOf(path) }))
      return [path, is ? is.join(',') : String(contains)]
    }),
  )
}
