import { isListing } from '../../../../schema/page'
import type { PageInfo } from '../../../../schema/registry'
import { keepFirstCalls } from '../../../base/api/head-calls'
import { currentTimezone } from '../../../base/settings/settings-store'
import { textWithin } from '../../declared/scope-from-url'
import { parseListState } from '../../parts/list-url'
import { openedState } from '../../parts/opened-state'
import { queryClient } from '../../parts/query-client'
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
import { firstRowsKey, type ListSource } from './list-source'

/**
 * Asks for the first rows of a page that is a list, and for the views it may be seen by, before the page is drawn, which finds them
 * under way.
 * @param tabKey of the tab that the page is drawn in
 * @param path of the address that it is opened at, and `search`, its query without `?`
 * @returns resolves once they are there, or are known not to come; at once where the tab keeps its list
 */
export async function beginList(info: PageInfo, tabKey: string, path: string, search: string): Promise<void> {
  const declared = info.page
  if (!isListing(declared) || isKept(tabKey)) return
  const offered = offeredList(info, declared)
  const word = textWithin(info, path, search)
  const held = heldFilters(declared, filterWithin(declared, word))
  const addressed = parseListState(search, filterFields(offered, []))
  const state = addressed.view === null ? openedState(offered, addressed, held) : addressed
  const list = listFor(offered, word, openedFields(info, declared, state.filters))
  const query = listQuery({ info, list, state, zone: currentTimezone(), held })
  const columns = fetchedPaths(list)
  const { source } = listSession(tabKey, declared.entity, query, columns, info.id)
  // As far as a window is high does not matter: rows come in blocks.
  source.ensure({ from: 0, to: 0, travelled: 0 })
  await Promise.all([answered(source), queryClient.prefetchQuery(viewsQuery(info.path))])
  // Pages of one record each are too many to keep.
  if (search === '' && path === info.path && source.status === 'ready')
    keepFirstCalls(path, [firstRowsKey(declared.entity, query, columns), viewsKey(info.path)])
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
