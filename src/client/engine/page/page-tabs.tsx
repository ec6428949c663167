import { createContext, use, useEffect, useRef, type KeyboardEvent } from 'react'
import { useCaption } from '../../base/i18n/use-caption'
import { followLink } from '../../base/ui/follow-link'
import { scrollShowing, useOverflow } from '../../base/ui/use-overflow'
import styles from './page-tabs.module.css'

export interface PageTabLink {
  readonly title: string
  readonly url: string
  readonly isShown: boolean
}

interface PageTabsContent {
  readonly links: readonly PageTabLink[]
  readonly onGo: (url: string) => void
}

/** The pages that stand as tabs in the head of the page on screen. */
export const PageTabsContext = createContext<PageTabsContent | null>(null)

/** The tabs of a page that are pages of their own: links, between which arrows move. */
export function PageTabs() {
  const caption = useCaption()
  const content = use(PageTabsContext)
  if (!content || content.links.length === 0) return null
  return <TabLinks {...content} label={caption('shell.pageTabs')} />
}

/** On a narrow screen the one that is shown is scrolled to. */
function TabLinks({ links, onGo, label }: PageTabsContent & { readonly label: string }) {
  const row = useRef<HTMLElement>(null)
  const titles = links.map(({ title }) => title).join()
  const { start, end } = useOverflow(row, titles)
  const shown = links.findIndex(({ isShown }) => isShown)
  useEffect(() => {
    const link = row.current?.querySelectorAll('a')[shown]
    if (row.current && link) row.current.scrollLeft = scrollShowing(row.current, link)
  }, [shown, titles])
  return (
    <nav
      ref={row}
      className={styles.tabs}
      aria-label={label}
      data-more-before={start || undefined}
      data-more-after={end || undefined}
      onKeyDown={moveFocus}
    >
      {links.map(({ title, url, isShown }) => (
        <a
          key={url}
          href={url}
          className={styles.tab}
          aria-current={isShown ? 'page' : undefined}
          data-state={isShown ? 'active' : undefined}
          onClick={(event) => followLink(event, () => onGo(url))}
        >
          {title}
        </a>
      ))}
    </nav>
  )
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll('a')]
  const next = steps[event.key]?.(links.indexOf(event.target as HTMLAnchorElement), links.length)
  if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  event.stopPropagation()
  links[next]?.focus()
}
