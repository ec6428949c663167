import { pathOf } from '../declared/site'
import type { Filter } from '../../../fields/filter'
import { isListing } from '../../../schema/page'
import type { PageInfo } from '../../../schema/registry'
import { pageAt, pageInfo } from '../declared/declared'
import { fieldAtPath } from './list-definition'
import { formatListState, parseSort } from './list-url'
import type { SavedView } from './saved-views'

/** The address of a list with filters and a sort; filters that the list does not know are left out. */
export function listUrl(info: PageInfo, filters: Readonly<Record<string, Filter>>, sort = ''): string {
  const { page } = info
  if (!isListing(page)) return info.path
  const search = formatListState(
    { filters, sort: parseSort(sort), view: null },
    '',
    (path) => fieldAtPath(page.entity, path)?.field,
  )
  return search ? `${info.path}?${search}` : info.path
}

/** The same for a list of any section, by the id of its page. @throws when its section cannot be loaded */
export async function listUrlOf(page: string, filters: Readonly<Record<string, Filter>>, sort = ''): Promise<string> {
  const info = await pageInfo(page)
  return info ? listUrl(info, filters, sort) : pathOf('notFound')
}

/**
 * The address of a saved view: its list, which knows by the view's id how it was filtered and sorted. Undefined where the page
 * is no longer there, or cannot be opened without a parameter.
 */
export function viewUrl(view: SavedView): { readonly page: string; readonly url: string } | undefined {
  const page = pageAt(view.page)
  return page === undefined || view.page.includes('{') ? undefined : { page, url: `${view.page}?view=${view.id}` }
}
