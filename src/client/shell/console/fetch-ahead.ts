import { whenIdle } from '../../base/ui/when-idle'
import { holds } from '../../base/session/session'
import { settings } from '../../base/settings/settings-store'
import { fetchSection } from '../../engine/declared/load-section'
import { mayOpen } from '../../engine/declared/may-open'
import { matchPage } from '../../engine/declared/page-match'
import { site } from '../../engine/declared/site'
import { tabStore } from '../../engine/tabs/tab-store'

/** How long the pointer or the focus rests on a link before its page is fetched, in milliseconds: what is passed by is not meant. */
const rest = 65

/**
 * Fetches ahead of time what pages are declared with: once the page on screen waits for nothing, that of pages with a key, of
 * starred ones and of open tabs, one after the other; and that of a link as soon as somebody rests on it. @returns ends it
 */
export function fetchAhead(): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const next = (addresses: readonly string[]): void => {
    const [address, ...others] = addresses
    if (address === undefined) return
    whenIdle(() => {
      if (!signal.aborted) void fetchPage(address).then(() => next(others))
    })
  }
  whenIdle(() => next(addressesAtHand()))
  let resting = 0
  const onLink = ({ target }: Event): void => {
    clearTimeout(resting)
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.origin === location.origin) resting = window.setTimeout(() => void fetchPage(link.pathname), rest)
  }
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, onLink, { passive: true, signal })
  return () => {
    clearTimeout(resting)
    ending.abort()
  }
}

/** Fetches what the page at an address is declared with, where the account may open it. @param address with or without a query */
export async function fetchPage(address: string): Promise<void> {
  const found = matchPage(site.pages.values(), address.split(/[?#]/)[0] ?? '')
  if (found && mayOpen(found.info, holds)) await fetchSection(found.info.section.id)
}

function addressesAtHand(): readonly string[] {
  const keyed = [...site.pages.values()].filter(({ page }) => page.goKey !== undefined).map(({ path }) => path)
  return [...keyed, ...settings.starred.map(({ url }) => url), ...tabStore.tabs.visited.map(({ url }) => url)]
}
