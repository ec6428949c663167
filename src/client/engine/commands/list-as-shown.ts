import { isListing } from '../../../schema/page'
import type { PageInfo } from '../../../schema/registry'
import { currentLanguage, currentTimezone } from '../../base/settings/settings-store'
import { pageContext } from '../page/page-context'

/**
 * A page's list as it is filtered and sorted now, for what takes it as a whole, periods counted from this moment on even where it is
 * carried out later; all of it where another page is on screen.
 * @param columns those that are shown, unless others are wanted
 */
export function listAsShown({ id, page }: PageInfo, columns?: readonly string[]) {
  const context = pageContext.current?.pageId === id ? pageContext.current : null
  const matching = context?.matching?.()
  const query = matching?.kind === 'query' ? matching.query : { filters: {}, page: id, zone: currentTimezone() }
  const wanted = columns ?? context?.columns?.() ?? (isListing(page) ? page.columns : [])
  return { ...query, asOf: new Date().toISOString(), columns: wanted, language: currentLanguage() }
}
