import type { Entity } from '../../../../schema/entity'
import { isListing, type ListingPage } from '../../../../schema/page'
import type { PageInfo } from '../../../../schema/registry'
import { keepFirstCalls } from '../../../base/api/head-calls'
import { currentTimezone } from '../../../base/settings/settings-store'
import { textWithin } from '../../declared/scope-from-url'
import { fieldAtPath } from '../../parts/list-definition'
import { parseListState } from '../../parts/list-url'
import { openedState } from '../../parts/opened-state'
import { queryClient } from '../../parts/query-client'
import type { ListQuery } from '../../parts/target'
import { viewsKey, viewsQuery } from '../../parts/saved-views'
import { listFor } from './list-for'
import {
  fetchedPaths,
  filterFields,
  filterWithin,
  heldFilters,
  listQuery,
  offeredList,
  openedFields,
} from './list-query'
import { isKept, listSession } from './list-session'
import { firstRowsKey, rowsKey, type ListSource } from './list-source'

/** Milliseconds without another change of the address before its calls are kept: filters are typed, and rows walked through. */
const rest = 500

let keeping: ReturnType<typeof setTimeout> | undefined

/**
 * Asks for the first rows of a page that is a list, and for the views it may be seen by, before the page is drawn, which finds them
 * under way. Where the page is loaded at this address again, its head asks for them.
 * @param tabKey of the tab that the page is drawn in
 * @param path of the address that it is opened at, and `search`, its query without `?`
 * @returns resolves once they are there, or are known not to come; at once where the tab keeps its list
 */
export async function beginList(info: PageInfo, tabKey: string, path: string, search: string): Promise<void> {
  const declared = info.page
  if (!isListing(declared)) return
  clearTimeout(keeping)
  if (isKept(tabKey)) {
    keeping = setTimeout(() => {
      // Its tab may be closed by now.
      if (!isKept(tabKey)) return
      const asked = firstAsked(info, declared, path, search)
      const source = sourceOf(info, tabKey, asked)
      void answered(source).then(() => keep(info, path, search, asked, source))
    }, rest)
    return
  }
  const asked = firstAsked(info, declared, path, search)
  const source = sourceOf(info, tabKey, asked)
  // As far as a window is high does not matter: rows come in blocks.
  source.ensure({ from: 0, to: 0, travelled: 0 })
  await Promise.all([answered(source), queryClient.prefetchQuery(viewsQuery(info.path))])
  keep(info, path, search, asked, source)
}

function sourceOf(info: PageInfo, tabKey: string, { entity, query, columns }: Asked): ListSource {
  return listSession(tabKey, entity, query, columns, info.id).source
}

/** Keeps what a list asks for first, so that the page's head asks for it where the page is loaded at this address again. */
function keep(info: PageInfo, path: string, search: string, asked: Asked, source: ListSource): void {
  const { entity, query, columns } = asked
  // Pages of one record each are too many to keep; a list that shows other rows by now would not take these; and no secret is kept.
  const isShown = source.status === 'ready' && source.query === rowsKey(query, columns)
  if (path !== info.path || !isShown || asksForSecret(asked)) return
  keepFirstCalls(path, search, [firstRowsKey(entity, query, columns), viewsKey(info.path)])
}

/** What a list asks for first. */
interface Asked {
  readonly entity: Entity
  readonly query: ListQuery
  readonly columns: readonly string[]
}

/** What a list asks for that is opened at an address. */
function firstAsked(info: PageInfo, declared: ListingPage, path: string, search: string): Asked {
  const offered = offeredList(info, declared)
  const word = textWithin(info, path, search)
  const held = heldFilters(declared, filterWithin(declared, word))
  const addressed = parseListState(search, filterFields(offered, []))
  const state = addressed.view === null ? openedState(offered, addressed, held) : addressed
  const list = listFor(offered, word, openedFields(info, declared, state.filters))
  const query = listQuery({ info, list, state, zone: currentTimezone(), held })
  return { entity: declared.entity, query, columns: fetchedPaths(list) }
}

function asksForSecret({ entity, query }: Asked): boolean {
  return Object.keys(query.filters).some((field) => fieldAtPath(entity, field)?.field.secret !== undefined)
}

function answered(source: ListSource): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (source.status === 'loading') return
      stop()
      resolve()
    }
    const stop = source.subscribe(look)
    look()
  })
}
