import { proxy } from 'valtio'
import { noTabs, restore, serialise } from './tab-rules'
import type { Tabs } from './tab-rules'

/** The tab strip's state; change it by `setTabs` with a rule of `tab-rules.ts`. */
export const tabStore = proxy<{ tabs: Tabs; account: number | null }>({ tabs: noTabs, account: null })

const storageKey = (account: number): string => `iron-man.tabs.${account}`

/** Takes up the tabs an account had in this browser, less those it may no longer open. */
export function openTabsOf(account: number, isPermitted: (url: string) => boolean): void {
  tabStore.account = account
  tabStore.tabs = restore(localStorage.getItem(storageKey(account)), isPermitted)
}

/** `setTabs((tabs) => visit(tabs, tab))` */
export function setTabs(change: (tabs: Tabs) => Tabs): void {
  tabStore.tabs = change(tabStore.tabs)
  if (tabStore.account !== null) localStorage.setItem(storageKey(tabStore.account), serialise(tabStore.tabs))
}

/** After a sign-out: nothing of the account stays on screen; `forget` also empties its memory (specification: closes all tabs). */
export function dropTabs(forget: boolean): void {
  if (forget && tabStore.account !== null) localStorage.removeItem(storageKey(tabStore.account))
  tabStore.account = null
  tabStore.tabs = noTabs
}
