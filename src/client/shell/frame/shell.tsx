import { Suspense, lazy, useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { useCaption } from '../../base/i18n/use-caption'
import { WhichKey } from './which-key'
import { useEscape } from '../../base/keys/use-keys'
import type { StarredPage } from '../../base/settings/settings'
import { settings } from '../../base/settings/settings-store'
import { classes } from '../../base/ui/classes'
import { confirm } from '../../base/ui/confirm'
import { ProofHost } from '../../base/session/proof-host'
import { ConfirmHost } from '../../base/ui/confirm-host'
import { device } from '../../base/ui/device'
import { keepFocus } from '../../base/ui/focus-home'
import { loadDropdownMenu } from '../../base/ui/dropdown-menu'
import { ToastHost } from '../../base/ui/toast'
import { TooltipProvider } from '../../base/ui/tooltip'
import { Watermark } from '../../base/ui/watermark'
import { whenIdle } from '../../base/ui/when-idle'
import type { SearchablePage } from './header-search'
import type { MenuEntry } from './menu-rules'
import type { PageLink } from './page-links'
import type { ShellActions } from './shell-actions'
import { shell, toggleSidebar } from './shell-store'
import { DialogOnItsWay } from './dialog-on-its-way'
import styles from './shell.module.css'
import { Sidebar } from './sidebar'
import { TabStrip } from './tab-strip'
import type { TabStripProps } from './tab-strip'
import { TopBar } from './top-bar'
import type { Crumb } from './breadcrumb'
import type { Account } from './user-menu'

const loadDialogs = () => import('./shell-dialogs')
const ShellDialogs = lazy(() => loadDialogs().then((module) => ({ default: module.ShellDialogs })))

export interface ShellProps {
  readonly account: Account
  readonly menu: readonly MenuEntry[]
  /** The path of the page shown. */
  readonly url: string
  readonly crumbs: readonly Crumb[]
  readonly starred: readonly PageLink[]
  readonly recent: readonly PageLink[]
  readonly tabs: Omit<TabStripProps, 'onGo'>
  /** The bar below the page. */
  readonly status: ReactNode
  /** What the header search finds; keep it stable between renders. */
  readonly searchable: readonly SearchablePage[]
  readonly actions: ShellActions
  readonly notices?: ReactNode
  /** Beside the page: a record being peeked at. */
  readonly sidePanel?: ReactNode
  /** The page takes exactly the room there is and scrolls inside itself, as lists do; else it scrolls as a whole. */
  readonly isFilled?: boolean
  readonly children: ReactNode
}

/** Everything that is around a page. */
export function Shell(props: ShellProps) {
  const { account, menu, url, crumbs, starred, recent, tabs, status, actions, notices, sidePanel, isFilled, children } =
    props
  const caption = useCaption()
  const { isSidebarOpen, dialog } = useSnapshot(shell)
  const { isMobile } = useSnapshot(device)
  const { tagsView, fixedHeader } = useSnapshot(settings)
  const isOver = isMobile && isSidebarOpen
  const side = useRef<HTMLDivElement>(null)
  useEscape(toggleSidebar, isOver)
  useEffect(() => whenIdle(() => void Promise.all([loadDropdownMenu(), loadDialogs()])), [])
  useEffect(keepFocus, [])
  useEffect(() => (isOver ? borrowFocus(side.current) : undefined), [isOver])

  const refresh = async (): Promise<void> => {
    const isSure = await confirm({
      title: caption('shell.refresh'),
      description: caption('shell.refreshSure'),
      confirmText: caption('shell.refresh'),
    })
    if (isSure) actions.refresh()
  }

  return (
    <TooltipProvider>
      <a href="#page" className={styles.skip}>
        {caption('shell.skipToPage')}
      </a>
      <div className={styles.shell}>
        {(!isMobile || isSidebarOpen) && (
          <div ref={side} className={classes(styles.side, isOver && styles.over)}>
            <Sidebar menu={menu} url={url} starred={starred} recent={recent} isOpen={isSidebarOpen} onGo={actions.go} />
          </div>
        )}
        {isOver && <div className={styles.scrim} onClick={toggleSidebar} />}
        <div className={styles.frame} inert={isOver}>
          <div className={classes(styles.scroll, isFilled && styles.filled, fixedHeader && styles.fixed)}>
            <div className={styles.header}>
              <TopBar
                account={account}
                crumbs={crumbs}
                page={pageShown(tabs, url)}
                actions={actions}
                notices={notices}
                onRefresh={() => void refresh()}
              />
              {tagsView && <TabStrip {...tabs} onGo={actions.go} />}
            </div>
            <div className={styles.body}>
              <main id="page" tabIndex={-1} className={styles.page}>
                {children}
              </main>
              {sidePanel}
            </div>
          </div>
          {status}
        </div>
      </div>
      {dialog && (
        <Suspense fallback={<DialogOnItsWay />}>
          <ShellDialogs dialog={dialog} searchable={props.searchable} actions={actions} />
        </Suspense>
      )}
      <ConfirmHost />
      <ProofHost />
      <ToastHost />
      <WhichKey />
      <Watermark name={account.name} />
    </TooltipProvider>
  )
}

/** The page of the active tab, as it is starred: the dashboard is at hand by itself. */
function pageShown({ tabs, active }: ShellProps['tabs'], url: string): StarredPage | undefined {
  const tab = tabs.find(({ key }) => key === active)
  // A page that has no tab of its own, such as one that refuses, leaves the former one active.
  const isShown = tab && !tab.affix && tab.key.split('?')[0] === url
  return isShown ? { url: tab.key, title: tab.tagTitle ?? tab.name ?? tab.title } : undefined
}

/** Puts the focus into the sidebar that covers the page, and back where it was when the sidebar goes. */
function borrowFocus(side: HTMLElement | null): () => void {
  const before = document.activeElement
  side?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]')?.focus()
  return () => requestAnimationFrame(() => before instanceof HTMLElement && before.focus())
}
