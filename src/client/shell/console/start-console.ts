import { site } from '../../engine/declared/site'
import { loadTitles } from '../../base/i18n/i18n'
import { keyboard, listenToKeys } from '../../base/keys/keyboard'
import { loadDictionaries } from '../../base/session/dictionaries'
import { holds, session } from '../../base/session/session'
import { bindSettings, currentLanguage, settings } from '../../base/settings/settings-store'
import { followWidth } from '../frame/shell-store'
import { forgetAllTabs } from '../../engine/tabs/tab-memory'
import { dropTabs, openTabsOf } from '../../engine/tabs/tab-store'
import { subscribe } from 'valtio'
import { switchLanguage } from '../../base/i18n/i18n'
import { bindAccountSettings } from './account-settings'
import { beginOpenedPages } from './begin-opened-pages'
import { bindConsoleKeys } from './console-keys'
import { fetchAhead } from './fetch-ahead'
import { nameAsInMenu } from './menu-names'
import { followEvents } from '../events/follow-events'
import { mayOpen } from '../../engine/declared/may-open'
import { matchPage } from '../../engine/declared/page-match'
import { pinAffixed } from './tabs'
import { watchSignOut } from './watch-sign-out'

const listeners = new Set<() => void>()
let started: number | null = null
let endings: (() => void)[] = []

function setStarted(account: number | null): void {
  started = account
  for (const listener of listeners) listener()
}

/** Makes the console an account's: settings, tabs, captions, keys, the stream of events; and nobody's after sign-out. */
export const startConsole = {
  isStarted: (): boolean => started !== null,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  async begin(account: number): Promise<void> {
    if (started === account) return
    const isPermitted = (url: string) => {
      const match = matchPage(site.pages.values(), url.split(/[?#]/)[0] ?? '')
      return match !== undefined && mayOpen(match.info, holds)
    }
    await Promise.all([bindAccountSettings(account), loadDictionaries()])
    settings.timezone ??= session.account?.timezone ?? null
    openTabsOf(account, isPermitted)
    pinAffixed(site.pages.values(), holds)
    await loadTitles(currentLanguage())
    // The account may speak another language than this browser, in which the first texts were loaded.
    await switchLanguage(currentLanguage())
    let language = currentLanguage()
    let { menus } = session
    nameAsInMenu(menus)
    const stopBeginning = await beginOpenedPages()
    endings = [
      stopBeginning,
      listenToKeys(window),
      followWidth(window),
      bindConsoleKeys(),
      followEvents(),
      fetchAhead(),
      watchSignOut(),
      subscribe(settings, () => {
        if (currentLanguage() !== language) void switchLanguage((language = currentLanguage()))
        applyKeySettings()
      }),
      subscribe(session, () => {
        if (session.status === 'signedOut') return end()
        if (session.menus === menus) return
        menus = session.menus
        nameAsInMenu(menus)
        pinAffixed(site.pages.values(), holds)
      }),
    ]
    applyKeySettings()
    setStarted(account)
  },
}

/** A person's own shortcuts, and whether single letters act at all (WCAG 2.1.4). */
function applyKeySettings(): void {
  keyboard.setSingleKeys(settings.singleKeys)
  keyboard.setOverrides({ ...settings.keys })
}

function end(): void {
  for (const stop of endings) stop()
  endings = []
  forgetAllTabs()
  dropTabs(true)
  bindSettings(null)
  setStarted(null)
}
