import { matchPage, type PageMatch } from '../../engine/declared/page-match'
import { site } from '../../engine/declared/site'
import { tabKey } from '../../engine/tabs/tab-rules'
import { mainOf, type MainPage } from './page-tabs'

/** The page of an address, and the tab that it is drawn in. */
export interface OpenedPage {
  readonly match: PageMatch
  /** The page whose tab it is: itself, or the one that it is a tab of. */
  readonly main: MainPage
  /** The address of its tab: its own with the whole query, or that of the page it is a tab of. */
  readonly tabUrl: string
  readonly tabKey: string
  /** Under what it keeps its state: a tab of a page shares its place in the strip, and is kept apart from it. */
  readonly pageKey: string
}

/** Finds the page of an address. @param search without `?` @returns undefined where there is none */
export function openedPage(path: string, search: string): OpenedPage | undefined {
  const match = matchPage(site.pages.values(), path)
  if (!match) return undefined
  const main = mainOf(site.pages.values(), match, search)
  const isTab = main.info !== match.info
  const tabUrl = isTab ? main.url : urlOf(path, search)
  // By the address alone: the strip hears of a page only after it is drawn, and its list would begin in the tab left behind.
  const key = tabKey(tabUrl, main.info.page.openedBy)
  return { match, main, tabUrl, tabKey: key, pageKey: isTab ? `${key}#${match.info.id}` : key }
}

/** An address in one text. @param search without `?` */
export function urlOf(path: string, search: string): string {
  return `${path}${search ? `?${search}` : ''}`
}
