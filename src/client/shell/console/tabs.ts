import type { SitePage } from '../../../schema/site-map'
import { openedTitleId } from '../../../schema/tab-pages'
import { caption, hasCaption } from '../../base/i18n/i18n'
import { forgetTab } from '../../engine/tabs/tab-memory'
import { pathOf } from '../../engine/declared/site'
import {
  askingBefore,
  close,
  closeAll,
  closeOthers,
  leavesUncached,
  pin,
  tabKey,
  update,
  visit,
  type Closing,
  type Tabs,
} from '../../engine/tabs/tab-rules'
import type { TabStripProps } from '../frame/tab-strip'
import { setTabs, tabStore } from '../../engine/tabs/tab-store'
import { confirm } from '../../base/ui/confirm'
import { session } from '../../base/session/session'
import { asEdited } from './edited-page'
import { mayOpen } from '../../engine/declared/may-open'

type Navigate = (url: string, options?: { replace?: boolean }) => void

/** Whether a page is one that people work on: what refuses them, or leads elsewhere, has no tab and is not found. */
export function isVisitable({ page }: SitePage): boolean {
  return page.access !== 'anyone' && page.role !== 'notAllowed' && page.role !== 'rebuild'
}

/**
 * Gives the page on screen its tab, or brings its tab up to date.
 * @param main the page whose tab it is, with its address: its own, or that of the page it is a tab of
 */
export function showInTab(info: SitePage, main: string, url: string): void {
  if (!isVisitable(info)) return
  const { page } = asEdited(info, session.menus)
  const tagTitle = page.custom ? new URLSearchParams(url.split('?')[1]).get('tagTitle') : null
  const key = tabKey(main, page.openedBy)
  const left = leavesUncached(tabStore.tabs, key)
  if (left) forgetTab(left.key)
  setTabs((tabs) =>
    visit(left ? update(tabs, left.key, { url: left.key }) : tabs, {
      key,
      url,
      title: openedTitleId(info, url, hasCaption),
      ...(tagTitle && { tagTitle }),
      ...(page.affix && { affix: true }),
      ...(page.noCache && { noCache: true }),
      ...(page.confirmClose && { confirmClose: true }),
    }),
  )
}

/** The tabs that are first in the strip from the first page on, whichever that is. */
export function pinAffixed(pages: Iterable<SitePage>, holds: (code: string) => boolean): void {
  const affixed = [...pages]
    .map((info) => asEdited(info, session.menus))
    .filter((info) => info.page.affix && !info.path.includes('{') && isVisitable(info) && mayOpen(info, holds))
  setTabs((tabs) =>
    pin(
      tabs,
      affixed.map(({ id, path, page }) => ({
        key: path,
        url: path,
        title: id,
        affix: true,
        ...(page.noCache && { noCache: true }),
      })),
    ),
  )
}

/** What the tab strip does. */
export function tabActions(tabs: Tabs, navigate: Navigate): Omit<TabStripProps, 'onGo'> {
  return {
    tabs: tabs.visited,
    active: tabs.active,
    onRefresh: (key) => refreshTab(key, tabs.visited.find((tab) => tab.key === key)?.url ?? '/', navigate),
    onClose: (key) => void apply(close(tabs, key), navigate),
    onCloseOthers: (key) => void apply(closeOthers(tabs, key), navigate),
    onCloseAll: () => void apply(closeAll(tabs), navigate),
  }
}

/** Closes the tab on screen. */
export function closeActiveTab(navigate: Navigate): void {
  const { tabs } = tabStore
  if (tabs.active !== null) void apply(close(tabs, tabs.active), navigate)
}

/** Forgets what a tab kept and draws its page again, by way of the page that does so. */
export function refreshTab(key: string, url: string, navigate: Navigate): void {
  forgetTab(key)
  navigate(`${pathOf('rebuild')}${url}`, { replace: true })
}

/** Closes tabs, after asking where one holds unsaved changes or is declared to ask. */
async function apply({ tabs: after, goTo }: Closing, navigate: Navigate): Promise<void> {
  const asking = askingBefore(tabStore.tabs, after)
  if (asking.length > 0) {
    const isSure = await confirm({
      title: caption('shell.closeSureTitle'),
      description: caption('shell.closeSure'),
      confirmText: caption('shell.closeConfirm'),
      isDanger: true,
    })
    if (!isSure) return
  }
  for (const { key } of tabStore.tabs.visited) if (!after.visited.some((tab) => tab.key === key)) forgetTab(key)
  setTabs(() => after)
  if (goTo !== null) navigate(goTo)
}
