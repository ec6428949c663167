import type { Entity } from '../../../schema/entity'
import type { Field } from '../../../schema/field'
import type { PlainList } from '../../../schema/plain-list'
import type { ApiRow, ListQuery } from '../parts/target'
import type { FetchBlock } from '../grid/row-window'
import { currentLanguage } from '../../base/settings/settings-store'
import { matchingRows } from './matching-rows'
import { plainListsFor, readPlain, readPlainPage, type TitleOf } from './read-plain'

/** Finds the field at a path, and what it is called. */
export interface FieldFinder {
  readonly fieldAt: (path: string) => Field | undefined
  readonly titleOf: TitleOf
}

/**
 * The rows of a list from a host that answers the specified calls alone: page by page where the call pages, else all at once,
 * filtered and sorted here. Undefined where no specified call lists them.
 */
export function plainFetcher(entity: Entity, query: ListQuery, finder: FieldFinder): FetchBlock<ApiRow> | undefined {
  const lists = plainListsFor(entity.name)
  const [only] = lists
  if (!only) return undefined
  if (lists.length === 1 && isPaged(only))
    return async (request) => ({
      ...(await readPlainPage(entity.name, only, query, finder.titleOf, request)),
      estimated: false,
    })
  let reading: Promise<ApiRow[]> | undefined
  return async ({ offset, size, signal }) => {
    // The first block is read again whenever the list is: what others have changed shows then.
    if (offset === 0 || !reading) reading = plainMatching(entity, query, finder, signal)
    const rows = await reading
    return { rows: rows.slice(offset, offset + size), total: rows.length, estimated: false }
  }
}

/** All rows that a query leaves of what the specified calls list. @throws ApiError as `readPlain` */
export async function plainMatching(
  { name }: Entity,
  query: ListQuery,
  { fieldAt, titleOf }: FieldFinder,
  signal?: AbortSignal,
): Promise<ApiRow[]> {
  const rows = await readPlain(name, query.filters, titleOf, signal && { signal })
  const clock = { zone: query.zone, now: Date.now() }
  // A filter that a call was given has been applied, and is not applied again.
  const asked = new Set(plainListsFor(name).flatMap(({ asks = {} }) => Object.values(asks)))
  const filters = Object.fromEntries(Object.entries(query.filters).filter(([path]) => !asked.has(path)))
  return matchingRows(rows, { ...query, filters }, { clock, language: currentLanguage(), fieldAt })
}

function isPaged(list: PlainList): list is PlainList & Required<Pick<PlainList, 'pages'>> {
  return list.pages !== undefined
}
