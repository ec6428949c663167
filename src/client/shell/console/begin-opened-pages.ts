import { mayOpen } from '../../engine/declared/may-open'
import { holds } from '../../base/session/session'
import { loadedWorkbench } from './load-workbench'
import { openedPage } from './opened-page'

/** How wouter tells of an address that has changed: by events of the history's methods (wouter/use-browser-location). */
const changes = ['pushState', 'replaceState', 'popstate'] as const

/**
 * Has the page of each address be fetched, and its first rows be asked for, as soon as the address is known, while what is around the
 * page is still drawn. Before the workbench is there it waits for what draws the page.
 * @returns how to stop
 */
export function beginOpenedPages(): () => void {
  begin()
  for (const change of changes) window.addEventListener(change, begin)
  return () => {
    for (const change of changes) window.removeEventListener(change, begin)
  }
}

function begin(): void {
  const [path, search] = [decoded(location.pathname), decoded(location.search.slice(1))]
  const opened = openedPage(path, search)
  if (!opened || !mayOpen(opened.match.info, holds)) return
  // The page loads again what failed, and tells of it.
  loadedWorkbench()
    ?.beginPage({ id: opened.match.info.id, tabKey: opened.pageKey, path, search })
    .catch(() => undefined)
}

/** A part of the address as the router's hooks tell it. */
function decoded(part: string): string {
  try {
    return decodeURI(part)
  } catch {
    return part
  }
}
