import { Search } from 'lucide-react'
import { memo, useId, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useCaption } from '../../base/i18n/use-caption'
import { settings } from '../../base/settings/settings-store'
import { TextField } from '../../base/ui/text-field'
import { Logo } from './logo'
import { filterMenu, linksOf, pathTo } from './menu-rules'
import type { MenuEntry } from './menu-rules'
import { MenuRail } from './menu-rail'
import { MenuTree } from './menu-tree'
import { openAddress } from './open-address'
import { PageLinks } from './page-links'
import type { PageLink } from './page-links'
import styles from './sidebar.module.css'

export interface SidebarProps {
  readonly menu: readonly MenuEntry[]
  readonly url: string
  /** Pages the person has starred, and the last ones visited. */
  readonly starred: readonly PageLink[]
  readonly recent: readonly PageLink[]
  readonly isOpen: boolean
  readonly onGo: (url: string) => void
}

/** The menu of permitted pages; closed, a rail of the sections' signs. The pages beside it change more often than it does. */
export const Sidebar = memo(function Sidebar({ menu, url, starred, recent, isOpen, onGo }: SidebarProps) {
  const caption = useCaption()
  const { sidebarLogo } = useSnapshot(settings)
  const [filter, setFilter] = useState('')
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({})
  const tree = useId()

  if (!isOpen) {
    return (
      <nav className={styles.rail} aria-label={caption('shell.menu')}>
        {sidebarLogo && <Logo isSmall />}
        <MenuRail entries={menu} url={url} onGo={onGo} />
      </nav>
    )
  }
  const shown = filterMenu(menu, filter, ({ title }) => caption(title))
  const onWay = new Set(pathTo(menu, url).map(({ code }) => code))
  const groups = shown.flatMap((entry) => [entry, ...entry.children]).filter(({ children }) => children.length)
  const isGroupOpen = (code: string): boolean => filter.trim() !== '' || (toggled[code] ?? onWay.has(code))
  const open = new Set(groups.map(({ code }) => code).filter(isGroupOpen))
  const go = (to: string): void => {
    setFilter('')
    onGo(to)
  }
  return (
    <nav className={styles.sidebar} aria-label={caption('shell.menu')} data-zone="nav">
      {sidebarLogo && <Logo />}
      <div className={styles.filter}>
        <TextField
          type="search"
          icon={<Search aria-hidden />}
          aria-label={caption('shell.filterMenu')}
          aria-controls={tree}
          placeholder={caption('shell.filterMenu')}
          value={filter}
          onChange={setFilter}
          onKeyDown={(event) => {
            const [first] = linksOf(shown)
            if (event.nativeEvent.isComposing) return
            if (event.key === 'Escape' && filter) {
              event.preventDefault()
              setFilter('')
            }
            if (event.key === 'Enter' && filter && first?.url !== undefined)
              openAddress(first.url, go, first.isExternal)
            if (event.key === 'ArrowDown') {
              event.preventDefault()
              document.getElementById(tree)?.querySelector<HTMLElement>('[role=treeitem]')?.focus()
            }
          }}
        />
      </div>
      <div className={styles.scroll}>
        {!filter && <PageLinks title={caption('shell.starred')} links={starred} url={url} onGo={go} />}
        {!filter && <PageLinks title={caption('shell.recent')} links={recent} url={url} onGo={go} />}
        <div id={tree}>
          <MenuTree
            entries={shown}
            open={open}
            onToggle={(code) => setToggled({ ...toggled, [code]: !open.has(code) })}
            url={url}
            onGo={go}
          />
          {shown.length === 0 && <p className={styles.nothing}>{caption('shell.filterNothing', { text: filter })}</p>}
        </div>
      </div>
    </nav>
  )
})
