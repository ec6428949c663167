import type { CaptionOf } from '../../base/i18n/captions-in-force'
import type { PageLink } from '../frame/page-links'
import { tabTitles, type Tabs } from '../../engine/tabs/tab-rules'

/** How many are shown in the sidebar. */
const most = 5

/** The pages visited last, without the one on screen. */
export function recentPages(tabs: Tabs, path: string, caption: CaptionOf): PageLink[] {
  const titles = tabTitles(tabs.visited, caption)
  return tabs.recent
    .flatMap((key) => tabs.visited.find((tab) => tab.key === key) ?? [])
    .filter((tab) => !tab.affix && !tab.url.startsWith(path))
    .reverse()
    .slice(0, most)
    .map((tab) => ({ url: tab.url, title: titles.get(tab.key) ?? caption(tab.title) }))
}
