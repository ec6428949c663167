import { ChevronRight, ExternalLink } from 'lucide-react'
import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useCaption } from '../../base/i18n/use-caption'
import { followLink } from '../../base/ui/follow-link'
import { Icon } from '../../base/ui/icon'
import { moveInTree, visibleLines } from './menu-navigation'
import type { MenuLine } from './menu-navigation'
import type { MenuEntry } from './menu-rules'
import styles from './menu-tree.module.css'

interface MenuTreeProps {
  readonly entries: readonly MenuEntry[]
  /** Codes of the groups that are open. */
  readonly open: ReadonlySet<string>
  readonly onToggle: (code: string) => void
  /** The address of the page shown. */
  readonly url: string
  readonly onGo: (url: string) => void
}

/** The menu as a tree: one Tab stop, arrows within. Links are links: Mod+click opens a browser tab. */
export function MenuTree({ entries, open, onToggle, url, onGo }: MenuTreeProps) {
  const caption = useCaption()
  const tree = useRef<HTMLUListElement>(null)
  const lines = visibleLines(entries, open)
  const current = lines.findIndex(({ entry }) => entry.url === url)
  const [focused, setFocused] = useState<string | null>(null)
  const stop = Math.max(0, focused === null ? current : lines.findIndex(({ entry }) => entry.code === focused))

  const onKeyDown = (event: KeyboardEvent): void => {
    const move = moveInTree(lines, stop, event.key, open)
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    if (move.toggle !== undefined) onToggle(move.toggle)
    if (move.focus !== undefined) tree.current?.querySelectorAll<HTMLElement>('[role=treeitem]')[move.focus]?.focus()
  }

  return (
    <ul ref={tree} role="tree" aria-label={caption('shell.menu')} className={styles.tree} onKeyDown={onKeyDown}>
      {lines.map((line, index) => (
        <li key={line.entry.code} role="none">
          <Line
            line={line}
            isOpen={open.has(line.entry.code)}
            isCurrent={index === current}
            isStop={index === stop}
            onFocus={() => setFocused(line.entry.code)}
            onToggle={onToggle}
            onGo={onGo}
          />
        </li>
      ))}
    </ul>
  )
}

interface LineProps {
  readonly line: MenuLine
  readonly isOpen: boolean
  readonly isCurrent: boolean
  readonly isStop: boolean
  readonly onFocus: () => void
  readonly onToggle: (code: string) => void
  readonly onGo: (url: string) => void
}

function Line({ line: { entry, level }, isOpen, isCurrent, isStop, onFocus, onToggle, onGo }: LineProps) {
  const caption = useCaption()
  const title = caption(entry.title)
  const shared = {
    role: 'treeitem',
    'aria-level': level,
    tabIndex: isStop ? 0 : -1,
    className: styles.line,
    'data-level': level,
    title,
    onFocus,
  }
  const body = (
    <>
      {level === 1 && entry.icon && <Icon name={entry.icon} />}
      <span className={styles.title}>{title}</span>
    </>
  )
  if (entry.url === undefined) {
    return (
      <button type="button" aria-expanded={isOpen} {...shared} onClick={() => onToggle(entry.code)}>
        {body}
        <ChevronRight className={styles.arrow} aria-hidden />
      </button>
    )
  }
  const url = entry.url
  if (entry.isExternal) {
    return (
      <a href={url} target="_blank" rel="noopener noreferrer" {...shared}>
        {body}
        <ExternalLink className={styles.arrow} aria-label={caption('shell.opensNewTab')} />
      </a>
    )
  }
  return (
    <a
      href={url}
      aria-current={isCurrent ? 'page' : undefined}
      {...shared}
      onClick={(event) => followLink(event, () => onGo(url))}
    >
      {body}
    </a>
  )
}
