import { Bug, Command, Maximize, Menu, RefreshCw, Search, Settings } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { errorLog } from '../../base/errors/error-log'
import { useCaption } from '../../base/i18n/use-caption'
import type { StarredPage } from '../../base/settings/settings'
import { settings } from '../../base/settings/settings-store'
import { IconButton } from '../../base/ui/icon-button'
import { Kbd } from '../../base/ui/kbd'
import { Breadcrumb } from './breadcrumb'
import type { Crumb } from './breadcrumb'
import { toggleFullscreen } from './fullscreen'
import { LanguageMenu, SizeMenu } from './preference-menus'
import type { ShellActions } from './shell-actions'
import { openDialog, shell, toggleSidebar } from './shell-store'
import { StarButton } from './star-button'
import styles from './top-bar.module.css'
import { UserMenu } from './user-menu'
import type { Account } from './user-menu'

export interface TopBarProps {
  readonly account: Account
  readonly crumbs: readonly Crumb[]
  readonly actions: ShellActions
  /** The page on screen, to be starred; none where it is not to be visited again. */
  readonly page?: StarredPage | undefined
  /** The bell with what it opens. */
  readonly notices?: ReactNode
  readonly onRefresh: () => void
}

/** 44 pixels: where you are, the way anywhere, and yourself. */
export function TopBar({ account, crumbs, page, actions, notices, onRefresh }: TopBarProps) {
  const caption = useCaption()
  const { isSidebarOpen } = useSnapshot(shell)
  const { settingsPanel } = useSnapshot(settings)
  return (
    <header className={styles.bar}>
      <IconButton
        label={caption(isSidebarOpen ? 'shell.closeSidebar' : 'shell.openSidebar')}
        aria-expanded={isSidebarOpen}
        onClick={toggleSidebar}
      >
        <Menu />
      </IconButton>
      <div className={styles.place}>
        <Breadcrumb crumbs={crumbs} onGo={actions.go} />
        {page && <StarButton page={page} />}
      </div>
      <button
        type="button"
        className={styles.palette}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={actions.openPalette}
      >
        <Command aria-hidden />
        <span className={styles.paletteText}>{caption('shell.palette')}</span>
        <Kbd keys="Mod+K" />
      </button>
      <div className={styles.tools}>
        <IconButton label={caption('shell.refresh')} onClick={onRefresh}>
          <RefreshCw />
        </IconButton>
        <IconButton label={caption('shell.search')} onClick={() => openDialog('search')}>
          <Search />
        </IconButton>
        <ErrorLogButton />
        <span className={styles.wide}>
          <IconButton label={caption('shell.fullscreen')} onClick={toggleFullscreen}>
            <Maximize />
          </IconButton>
          <SizeMenu />
        </span>
        <LanguageMenu />
        {notices}
        {settingsPanel && (
          <IconButton
            label={caption('shell.settings')}
            className={styles.wideOnly!}
            onClick={() => openDialog('settings')}
          >
            <Settings />
          </IconButton>
        )}
        <UserMenu account={account} actions={actions} />
      </div>
    </header>
  )
}

/** Shows itself once there is something to show, with the count. */
function ErrorLogButton() {
  const caption = useCaption()
  const count = useSnapshot(errorLog).entries.length
  if (!count) return null
  return (
    <IconButton label={caption('shell.errorLog', { count })} onClick={() => openDialog('errors')}>
      <Bug />
      <span className={styles.count}>{count}</span>
    </IconButton>
  )
}
