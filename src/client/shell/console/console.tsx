import { createElement, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useSnapshot } from 'valtio'
import { Redirect, useLocation, useSearch } from 'wouter'
import { ErrorBoundary } from '../../base/errors/error-boundary'
import { openedTitleId } from '../../../schema/tab-pages'
import { hasCaption } from '../../base/i18n/i18n'
import { useCaption } from '../../base/i18n/use-caption'
import { openPalette } from '../../engine/palette/palette-door'
import { session, signOut } from '../../base/session/session'
import { useHolds } from '../../base/session/use-holds'
import { PageTabsContext } from '../../engine/page/page-tabs'
import { pageTitle } from '../frame/page-title'
import { Shell } from '../frame/shell'
import { afterNavigation } from '../frame/shell-store'
import { useStarredLinks } from '../frame/use-starred-links'
import { tabStore } from '../../engine/tabs/tab-store'
import { site } from '../../engine/declared/site'
import { useLoaded } from '../../base/ui/use-loaded'
import { insteadOf, pathOf } from '../../engine/declared/site'
import { changePassword } from './change-password'
import { isFilled } from './is-filled'
import { loadedWorkbench, loadWorkbench } from './load-workbench'
import { mayOpen } from '../../engine/declared/may-open'
import { sectionStart } from './menu'
import { crumbsOf } from './crumbs'
import { openedPage, urlOf } from './opened-page'
import { openFound, useSearchablePages } from './searchable-pages'
import { PageOutlet } from './page-outlet'
import { recentPages } from './recent-pages'
import { startConsole } from './start-console'
import { Status } from './status'
import { refreshTab, showInTab, tabActions } from './tabs'
import { useMenu } from './use-menu'
import { usePageTabs } from './use-page-tabs'

export { loadWorkbench }

/** Everything a signed-in account sees: the page of the address, and what is around it. */
export function Console() {
  const isStarted = useSyncExternalStore(startConsole.subscribe, startConsole.isStarted)
  const { account } = useSnapshot(session)
  const [failure, setFailure] = useState<Error>()
  useEffect(() => {
    if (account) startConsole.begin(account.id).catch(setFailure)
  }, [account])
  // What is around the console says so, and offers to try again.
  if (failure !== undefined) throw failure
  if (!isStarted || !account) return null
  return (
    <>
      <Frame name={account.realName} username={account.username} avatar={account.avatar} />
      <LazyPart part="CommandHosts" />
    </>
  )
}

interface LazyPartProps {
  readonly part: 'CommandHosts' | 'Notices'
}

/** What is next to the page comes when it is loaded; where that fails, the page says so. */
function LazyPart(props: LazyPartProps) {
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <LoadedPart {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}

function LoadedPart({ part }: LazyPartProps) {
  const workbench = useLoaded('workbench', loadedWorkbench, loadWorkbench)
  return workbench ? createElement(workbench[part]) : null
}

interface FrameProps {
  readonly name: string
  readonly username: string
  readonly avatar: string
}

function Frame({ name, username, avatar }: FrameProps) {
  const caption = useCaption()
  const [path, navigate] = useLocation()
  const search = useSearch()
  const holds = useHolds()
  const starred = useStarredLinks()
  const { tabs } = useSnapshot(tabStore)
  const recent = useMemo(() => recentPages(tabs, path, caption), [tabs, path, caption])
  const opened = useMemo(() => openedPage(path, search), [path, search])
  const { match, main, tabUrl = '' } = opened ?? {}
  const isAllowed = match !== undefined && mayOpen(match.info, holds)
  const menu = useMenu(holds)
  const searchable = useSearchablePages(holds)
  const url = urlOf(path, search)
  const shown = isAllowed ? match.info : undefined
  const owner = main?.info
  const pageTabs = usePageTabs(match, search, holds)

  useEffect(() => {
    if (shown && owner) showInTab(owner, tabUrl, url)
    afterNavigation()
    window.scrollTo(0, 0)
  }, [shown, owner, tabUrl, url])
  useEffect(() => {
    document.title = pageTitle(caption(shown ? openedTitleId(shown, url, hasCaption) : 'shell.notFound'))
  }, [shown, url, caption])

  const start = sectionStart(site, path, holds)
  if (start && !match) return <Redirect to={start} replace />
  if (!match && path !== pathOf('notFound')) return <Redirect to={insteadOf(url, 'notFound')} replace />
  if (match && !isAllowed) return <Redirect to={insteadOf(url, 'notAllowed')} replace />
  if (!opened || !match || !main) return null
  const crumbs = crumbsOf(
    site,
    { info: match.info, main, title: openedTitleId(match.info, url, hasCaption) },
    holds,
  ).map(({ title, url: to }) => ({
    title: caption(title),
    ...(to !== undefined && { url: to }),
  }))

  return (
    <Shell
      account={{ name, note: username, avatar }}
      menu={menu}
      url={main.path}
      crumbs={crumbs}
      starred={starred}
      recent={recent}
      tabs={tabActions(tabs, navigate)}
      status={<Status />}
      searchable={searchable}
      notices={<LazyPart part="Notices" />}
      isFilled={isFilled(match.info)}
      actions={{
        go: navigate,
        openFound,
        refresh: () => refreshTab(opened.tabKey, url, navigate),
        // A click hands over its event, which is no request.
        openPalette: () => openPalette(),
        changePassword,
        signOut: () => void signOut(),
      }}
    >
      <PageTabsContext value={pageTabs}>
        <PageOutlet key={opened.pageKey} id={match.info.id} params={match.params} tabKey={opened.pageKey} />
      </PageTabsContext>
    </Shell>
  )
}
