import { loadSection } from '../../engine/declared/load-section'
import { mayOpen } from '../../engine/declared/may-open'
import { decodedPart } from '../../base/api/decoded-part'
import { holds } from '../../base/session/session'
import { loadedWorkbench, loadWorkbench } from './load-workbench'
import { openedPage } from './opened-page'

/** How wouter tells of an address that has changed: by events of the history's methods (wouter/use-browser-location). */
const changes = ['pushState', 'replaceState', 'popstate'] as const

/**
 * How long the shell waits for the first page to be begun, in milliseconds: what is there already is evaluated in less. To draw the
 * shell takes about as long, and what comes meanwhile waits for it.
 */
const longestWait = 100

/**
 * Has the page of each address be fetched, and its first rows be asked for, as soon as the address is known, while what is around the
 * page is still drawn.
 * @returns how to stop, once the first page has been begun or takes too long
 */
export async function beginOpenedPages(): Promise<() => void> {
  for (const change of changes) window.addEventListener(change, onChange)
  await Promise.race([begin(), new Promise((resolve) => setTimeout(resolve, longestWait))])
  return () => {
    for (const change of changes) window.removeEventListener(change, onChange)
  }
}

const onChange = (): void => void begin()

/** @returns resolves when the rows of the page on screen have been asked for, or cannot be yet */
async function begin(): Promise<void> {
  // The page loads again what failed, and tells of it.
  const workbench = loadedWorkbench() ?? (await loadWorkbench().catch(() => undefined))
  // Where the address has changed meanwhile, the page that was left is not begun.
  const [path, search] = [decodedPart(location.pathname), decodedPart(location.search.slice(1))]
  const opened = openedPage(path, search)
  if (!opened || !workbench || !mayOpen(opened.match.info, holds)) return
  const { id, section } = opened.match.info
  void workbench.beginPage({ id, tabKey: opened.pageKey, path, search }).catch(() => undefined)
  await loadSection(section.id).catch(() => undefined)
}
