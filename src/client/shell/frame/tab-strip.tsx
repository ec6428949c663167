import { ChevronDown, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { useCaption } from '../../base/i18n/use-caption'
import { classes } from '../../base/ui/classes'
import { ContextMenu } from '../../base/ui/context-menu'
import { DropdownMenu } from '../../base/ui/dropdown-menu'
import { IconButton } from '../../base/ui/icon-button'
import { tabTitles, type VisitedTab } from '../../engine/tabs/tab-rules'
import { useHiddenTabs } from './use-hidden-tabs'
import styles from './tab-strip.module.css'

export interface TabStripProps {
  readonly tabs: readonly VisitedTab[]
  readonly active: string | null
  readonly onGo: (url: string) => void
  readonly onRefresh: (key: string) => void
  readonly onClose: (key: string) => void
  readonly onCloseOthers: (key: string) => void
  readonly onCloseAll: () => void
}

/** The context menu's width (specification: tab strip), in pixels. */
const menuWidth = 105

/** The visited pages. Arrows move along it, Enter shows, Delete and the middle button close. */
export function TabStrip({ tabs, active, onGo, ...actions }: TabStripProps) {
  const caption = useCaption()
  const strip = useRef<HTMLDivElement>(null)
  // A record's name comes later than its tab, and makes it wider.
  const titles = tabTitles(tabs, caption)
  const activeTitle = titles.get(active ?? '')
  useEffect(() => {
    strip.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [active, activeTitle, tabs.length])
  const hidden = useHiddenTabs(strip, [...titles.values()].join())
  const focused = useRef<number | null>(null)
  useEffect(() => {
    if (focused.current === null || document.activeElement !== document.body) return
    const left = strip.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? []
    left[Math.min(focused.current, left.length - 1)]?.focus()
  }, [tabs.length])
  const stop = tabs.some(({ key }) => key === active) ? active : tabs[0]?.key
  return (
    <div className={styles.bar} role="navigation" aria-label={caption('shell.tabs')}>
      <div
        ref={strip}
        role="tablist"
        aria-label={caption('shell.tabs')}
        className={styles.strip}
        onWheel={(event) => (event.currentTarget.scrollLeft += event.deltaX + event.deltaY)}
        onKeyDown={moveAlong}
        onFocus={({ target, currentTarget }) => (focused.current = [...currentTarget.children].indexOf(target))}
        onBlur={({ relatedTarget }) => relatedTarget && (focused.current = null)}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.key}
            tab={tab}
            title={titles.get(tab.key) ?? caption(tab.title)}
            isActive={tab.key === active}
            isStop={tab.key === stop}
            onGo={onGo}
            {...actions}
          />
        ))}
      </div>
      <DropdownMenu
        lines={tabs.map((tab) => ({
          id: tab.key,
          text: titles.get(tab.key) ?? caption(tab.title),
          isChosen: tab.key === active,
          onSelect: () => onGo(tab.url),
        }))}
      >
        <IconButton
          label={hidden > 0 ? caption('shell.hiddenTabs', { count: hidden }) : caption('shell.allTabs')}
          className={classes(styles.all, hidden > 0 && styles.counted)}
        >
          {hidden > 0 && <span aria-hidden>{hidden}</span>}
          <ChevronDown />
        </IconButton>
      </DropdownMenu>
    </div>
  )
}

interface TabProps extends Omit<TabStripProps, 'tabs' | 'active'> {
  readonly tab: VisitedTab
  readonly title: string
  readonly isActive: boolean
  readonly isStop: boolean
}

function Tab({ tab, title, isActive, isStop, onGo, onRefresh, onClose, onCloseOthers, onCloseAll }: TabProps) {
  const caption = useCaption()
  const { key, url, affix = false, dirty = false } = tab
  const lines = [
    { id: 'refresh', text: caption('shell.tab.refresh'), onSelect: () => onRefresh(key) },
    { id: 'close', text: caption('shell.tab.close'), isDisabled: affix, onSelect: () => onClose(key) },
    { id: 'others', text: caption('shell.tab.closeOthers'), onSelect: () => onCloseOthers(key) },
    { id: 'all', text: caption('shell.tab.closeAll'), onSelect: onCloseAll },
  ]
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' || event.key === ' ') onGo(url)
    else if (event.key === 'Delete' && !affix) onClose(key)
    else return
    event.preventDefault()
  }
  return (
    <ContextMenu lines={lines} width={menuWidth}>
      <div
        role="tab"
        tabIndex={isStop ? 0 : -1}
        aria-selected={isActive}
        aria-keyshortcuts={affix ? undefined : 'Delete'}
        className={classes(styles.tab, isActive && styles.active)}
        onClick={() => onGo(url)}
        onMouseDown={(event) => event.button === 1 && event.preventDefault()}
        onAuxClick={(event) => event.button === 1 && !affix && onClose(key)}
        onKeyDown={onKeyDown}
      >
        <span className={styles.title}>{title}</span>
        {dirty && (
          <span
            className={styles.dirty}
            role="img"
            aria-label={caption('shell.tab.unsaved')}
            title={caption('shell.tab.unsaved')}
          />
        )}
        {!affix && (
          <span
            className={styles.close}
            aria-hidden
            title={caption('shell.tab.close')}
            onClick={(event) => {
              event.stopPropagation()
              onClose(key)
            }}
          >
            <X />
          </span>
        )}
      </div>
    </ContextMenu>
  )
}

/** Roving focus: the arrows, Home and End move between tabs, nothing is loaded before Enter. */
function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const index = all.indexOf(event.target as HTMLElement)
  const next = { ArrowRight: index + 1, ArrowLeft: index - 1 + all.length, Home: 0, End: all.length - 1 }[event.key]
  if (next === undefined || index < 0) return
  event.preventDefault()
  all[next % all.length]?.focus()
}
