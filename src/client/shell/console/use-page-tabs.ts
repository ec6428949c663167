import { useMemo } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { hasCaption } from '../../base/i18n/i18n'
import { useCaption } from '../../base/i18n/use-caption'
import type { PageTabLink } from '../../engine/page/page-tabs'
import { site } from '../../engine/declared/site'
import type { PageMatch } from '../../engine/declared/page-match'
import { pageTabs } from './page-tabs'

/**
 * The tabs that are in the head of the page on screen; null where it is alone. A main page is called by `<page id>.main`
 * among its tabs, and a tab by `<page id>.tab`, where there is such a caption.
 */
export function usePageTabs(match: PageMatch | undefined, search: string, holds: (code: string) => boolean) {
  const caption = useCaption()
  return useMemo(() => {
    const tabs = match ? pageTabs(site.pages.values(), match, search, holds) : []
    if (tabs.length === 0) return null
    const links = tabs.map(({ info, url, isShown }): PageTabLink => {
      const own = `${info.id}.${info.page.subpage === undefined ? 'main' : 'tab'}`
      return { title: caption(hasCaption(own) ? own : info.id), url, isShown }
    })
    return { links, onGo: (url: string) => navigate(url) }
  }, [match, search, holds, caption])
}
