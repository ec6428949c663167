import { navigate } from 'wouter/use-browser-location'
import { pageContext } from '../../../../engine/page/page-context'
import { roleToken, storeToken } from '../../../../base/api/token'
import { saveAreas } from '../../../../shell/console/account-settings'
import { searchReferences } from '../../../../engine/references/search-references'
import { closeActiveTab, refreshTab, tabActions } from '../../../../shell/console/tabs'
import { clearErrorLog as clearLog } from '../../../../base/errors/error-log'
import { caption } from '../../../../base/i18n/i18n'
import { saveView as keepView } from '../../../../engine/parts/saved-views'
import { session, signOut } from '../../../../base/session/session'
import { settings } from '../../../../base/settings/settings-store'
import { languages, sizes } from '../../../../base/settings/settings'
import { toggleFullscreen } from '../../../../shell/frame/fullscreen'
import { openDialog, toggleSidebar as turnSidebar } from '../../../../shell/frame/shell-store'
import { tabStore } from '../../../../engine/tabs/tab-store'
import { pathOf, site } from '../../../../engine/declared/site'
import { confirm } from '../../../../base/ui/confirm'
import { toast } from '../../../../base/ui/toast-store'
import type { PageCode } from '../../../../engine/commands/page-code'

export default {
  changePassword: {
    start: () => openDialog('password'),
  },
  twoSteps: {
    start: () => navigate(`${pathOf('profile')}?tab=factor`),
  },
  logout: {
    start: () => signOut(),
  },
  /** Asks first: what is not saved on the page is lost. */
  refreshView: {
    start: async () => {
      const isSure = await confirm({
        title: caption('shell.refresh'),
        description: caption('shell.refreshSure'),
        confirmText: caption('shell.refresh'),
      })
      if (isSure && tabStore.tabs.active !== null)
        refreshTab(tabStore.tabs.active, `${location.pathname}${location.search}`, navigate)
    },
  },
  switchLanguage: {
    start: (_target, { language }) => {
      settings.language = languages.find((known) => known === language) ?? settings.language
    },
  },
  switchSize: {
    start: (_target, { size }) => {
      const wanted = String(size as string).toLowerCase()
      settings.size = sizes.find((known) => known === wanted) ?? settings.size
      toast.success(caption('shell.sizeSwitched'))
    },
  },
  switchArea: {
    start: async (_target, { areas }) => {
      await saveAreas(areas as readonly number[])
      toast.success(caption('system.profile-index.switchArea.done'))
    },
  },
  fullscreen: {
    start: () => toggleFullscreen(),
  },
  toggleSidebar: {
    start: () => turnSidebar(),
  },
  closeTab: {
    start: () => closeActiveTab(navigate),
  },
  closeOtherTabs: {
    start: () => {
      const { tabs } = tabStore
      if (tabs.active !== null) tabActions(tabs, navigate).onCloseOthers(tabs.active)
    },
  },
  closeAllTabs: {
    start: () => tabActions(tabStore.tabs, navigate).onCloseAll(),
  },
  openDrawer: {
    start: () => openDialog('settings'),
  },
  errorLog: {
    start: () => openDialog('errors'),
  },
  clearErrorLog: {
    start: () => clearLog(),
  },
  /** Keeps the list on screen under a name, and goes on with it as that view. */
  saveView: {
    start: async (_target, { name, roles }) => {
      const content = pageContext.current?.view?.()
      if (!content || !pageContext.current) return void toast.warning(caption('view.noList'))
      const saved = await keepView({
        page: site.pages.get(pageContext.current.pageId)?.path ?? location.pathname,
        name: String(name as string),
        roles: (roles ?? []) as readonly number[],
        ...content,
      })
      pageContext.current.showView?.(saved.id)
      toast.success(caption('view.saved', { name: String(name as string) }))
    },
  },
  /** Tokens named after roles exist on development servers alone. */
  switchRole: {
    start: async (_target, { role }) => {
      if (!import.meta.env.DEV) return void toast.warning(caption('system.profile-index.switchRole.onlyDevelopment'))
      const [chosen] = await searchReferences(
        'role',
        { search: '', ids: [role as number], limit: 1 },
        new AbortController().signal,
      )
      if (!chosen) return
      storeToken(roleToken(typeof chosen.label === 'string' ? chosen.label : chosen.label.en))
      session.status = 'starting'
      location.reload()
    },
  },
} satisfies PageCode
