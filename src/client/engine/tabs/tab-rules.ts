import { pathOf } from '../declared/site'
/** One visited page. Its page is drawn again when it is shown; what must survive lives in stores under its key. */
export interface VisitedTab {
  readonly key: string
  /** Where it stands now, with query and hash: what a click on it returns to. */
  readonly url: string
  /** The caption id of its page. */
  readonly title: string
  /** What it is called in place of its page: by the address (specification: pages flagged custom) … */
  readonly tagTitle?: string
  /** … or by the record that it shows. */
  readonly name?: string
  /** Which of several tabs of its page it is: what its list is limited to, the record that is edited. */
  readonly detail?: string
  /** Pinned: cannot be closed, survives "close others" and "close all". */
  readonly affix?: boolean
  /** Its state is not kept when it is left. */
  readonly noCache?: boolean
  /** Closing asks first: holds unsaved changes, or is declared to. */
  readonly dirty?: boolean
  readonly confirmClose?: boolean
}

export interface Tabs {
  /** In the order of the strip. */
  readonly visited: readonly VisitedTab[]
  readonly active: string | null
  /** Keys from the least to the most recently shown. */
  readonly recent: readonly string[]
  /** The last closed ones, the latest last, for reopening. */
  readonly closed: readonly VisitedTab[]
}

export interface Closing {
  readonly tabs: Tabs
  /** Where to go now; null stays. */
  readonly goTo: string | null
}

export const noTabs: Tabs = { visited: [], active: null, recent: [], closed: [] }

/** More tabs than anybody can find again; the least recently shown goes first. */
const tabLimit = 30
const closedLimit = 10

/** The identity of a tab: its path and the query parameters its page declares by `openedBy`; others (a filter, a sort) change it in place. */
export function tabKey(url: string, openedBy: readonly string[] = []): string {
  const { pathname, searchParams } = new URL(url, 'http://tab')
  const chosen = [...openedBy].sort().flatMap((name) => {
    const value = searchParams.get(name)
    return value === null ? [] : [`${name}=${encodeURIComponent(value)}`]
  })
  return chosen.length ? `${pathname}?${chosen.join('&')}` : pathname
}

/** The tab in which something is kept: what a tab keeps several of is kept under its key, `#` and a name of its own. */
function tabOf(key: string): string {
  return key.split('#')[0] ?? key
}

/** Shows a page: its tab is added at the end, or brought up to date where it is. Affixed tabs stand first. */
export function visit(tabs: Tabs, tab: VisitedTab, limit = tabLimit): Tabs {
  const before = tabs.visited.find(({ key }) => key === tab.key)
  const visited = affixedFirst(
    before
      ? tabs.visited.map((other) => (other === before ? { ...learnt(before), ...tab } : other))
      : [...tabs.visited, tab],
  )
  const recent = [...tabs.recent.filter((key) => key !== tab.key), tab.key]
  return capped({ ...tabs, visited, recent, active: tab.key }, limit)
}

/** What has been learnt of a tab since it was opened; the rest its page says again. */
function learnt({ tagTitle, name, detail, dirty }: VisitedTab): Partial<VisitedTab> {
  return {
    ...(tagTitle !== undefined && { tagTitle }),
    ...(name !== undefined && { name }),
    ...(detail !== undefined && { detail }),
    ...(dirty && { dirty }),
  }
}

/**
 * Pins tabs: they are first, visited or not, in the order given. Tabs that are pinned no longer can be closed.
 * @param affixed as they are before anybody has visited them
 */
export function pin(tabs: Tabs, affixed: readonly VisitedTab[]): Tabs {
  const isAffixed = (tab: VisitedTab): boolean => affixed.some(({ key }) => key === tab.key)
  const pinned = affixed.map((tab) => ({ ...tab, ...tabs.visited.find(({ key }) => key === tab.key), affix: true }))
  const others = tabs.visited.filter((tab) => !isAffixed(tab)).map(({ affix: _affix, ...tab }) => tab)
  return { ...tabs, visited: [...pinned, ...others] }
}

function affixedFirst(tabs: readonly VisitedTab[]): readonly VisitedTab[] {
  return [...tabs].sort((a, b) => Number(b.affix ?? false) - Number(a.affix ?? false))
}

/**
 * What each tab is called, by key: as the address says, by its record, or by its page with what tells it from other tabs of
 * that page. Where two would still read alike, the part of the address that only one of them has is added.
 */
export function tabTitles(tabs: readonly VisitedTab[], caption: (id: string) => string): ReadonlyMap<string, string> {
  const plain = tabs.map((tab) => ({ key: tab.key, title: ownTitle(tab, caption) }))
  return new Map(
    plain.map(({ key, title }) => {
      const alike = plain.filter((other) => other.title === title && other.key !== key)
      const own = partsOf(key).filter((part) => !alike.every((other) => partsOf(other.key).includes(part)))
      return [key, alike.length > 0 && own.length > 0 ? `${title} · ${own.join(' ')}` : title]
    }),
  )
}

function ownTitle({ title, tagTitle, name, detail }: VisitedTab, caption: (id: string) => string): string {
  return tagTitle ?? name ?? (detail ? `${caption(title)} · ${detail}` : caption(title))
}

/** Path segments and the values of query parameters. */
function partsOf(key: string): readonly string[] {
  return key.split(/[/?&]/).map((part) => decodeURIComponent(part.slice(part.indexOf('=') + 1)))
}

/** Changes what is known of a tab, e.g. its title once the record is loaded, or that it holds unsaved changes. */
export function update(tabs: Tabs, key: string, change: Partial<Omit<VisitedTab, 'key'>>): Tabs {
  return { ...tabs, visited: tabs.visited.map((tab) => (tab.key === tabOf(key) ? { ...tab, ...change } : tab)) }
}

/** The tab that is left for another and keeps nothing; undefined where the one that is left keeps its state, or none is left. */
export function leavesUncached(tabs: Tabs, next: string): VisitedTab | undefined {
  return tabs.visited.find(({ key, noCache }) => noCache && key === tabs.active && key !== next)
}

/** Closes one tab; an affixed one stays. */
export function close(tabs: Tabs, key: string): Closing {
  return closing(tabs, (tab) => tab.key !== tabOf(key))
}

/** Closes all but one and the affixed ones, and goes to the one. */
export function closeOthers(tabs: Tabs, key: string): Closing {
  const closed = closing(tabs, (tab) => tab.key === key)
  const kept = closed.tabs.visited.find((tab) => tab.key === key)
  return tabs.active === key || !kept ? closed : { tabs: { ...closed.tabs, active: key }, goTo: kept.url }
}

/** Closes all but the affixed ones. */
export function closeAll(tabs: Tabs): Closing {
  return closing(tabs, () => false)
}

/** The tabs that would ask before they go; none means closing may go ahead. */
export function askingBefore(tabs: Tabs, after: Tabs): readonly VisitedTab[] {
  return tabs.visited.filter(
    (tab) => (tab.dirty || tab.confirmClose) && !after.visited.some(({ key }) => key === tab.key),
  )
}

/** Takes the latest closed tab back; undefined when there is none. */
export function reopen(tabs: Tabs): { readonly tabs: Tabs; readonly goTo: string } | undefined {
  const last = tabs.closed.at(-1)
  return last && { tabs: { ...tabs, closed: tabs.closed.slice(0, -1) }, goTo: last.url }
}

/** The tab to the left (-1) or right (1) of the active one, around the ends. */
export function neighbour(tabs: Tabs, step: 1 | -1): VisitedTab | undefined {
  const { visited, active } = tabs
  const index = visited.findIndex(({ key }) => key === active)
  return visited[(index + step + visited.length) % visited.length]
}

/** What is remembered over a reload. Unsaved changes are the drafts' affair, not the strip's. */
export function serialise(tabs: Tabs): string {
  return JSON.stringify({ ...tabs, visited: tabs.visited.map(({ dirty: _dirty, ...tab }) => tab), closed: [] })
}

/** The remembered tabs, less those that are no longer permitted; nonsense is no tabs. */
export function restore(stored: string | null, isPermitted: (url: string) => boolean): Tabs {
  try {
    const { visited, active, recent } = { ...noTabs, ...(JSON.parse(stored ?? '{}') as Partial<Tabs>) }
    const kept = visited.filter(
      (tab) => typeof tab.key === 'string' && typeof tab.title === 'string' && isPermitted(tab.url),
    )
    return { visited: kept, active, recent: recent.filter((key) => kept.some((tab) => tab.key === key)), closed: [] }
  } catch {
    return noTabs
  }
}

/** After closing the active tab: the last one left, else a fresh dashboard, else the root (specification: tab strip). */
function closing(tabs: Tabs, keeps: (tab: VisitedTab) => boolean): Closing {
  const visited = tabs.visited.filter((tab) => tab.affix || keeps(tab))
  const gone = tabs.visited.filter((tab) => !visited.includes(tab))
  const isActiveGone = gone.some(({ key }) => key === tabs.active)
  const next = visited.at(-1)
  const after: Tabs = {
    visited,
    active: isActiveGone ? (next?.key ?? null) : tabs.active,
    recent: tabs.recent.filter((key) => visited.some((tab) => tab.key === key)),
    closed: [...tabs.closed, ...gone].slice(-closedLimit),
  }
  const dashboard = pathOf('dashboard')
  const fallback = tabs.active === dashboard ? `${pathOf('rebuild')}${dashboard}` : '/'
  return { tabs: after, goTo: isActiveGone ? (next?.url ?? fallback) : null }
}

/** Lets the least recently shown go, but never one that is pinned, shown, or holds unsaved changes. */
function capped(tabs: Tabs, limit: number): Tabs {
  const excess = tabs.visited.length - limit
  if (excess <= 0) return tabs
  const mayGo = (key: string): boolean =>
    tabs.visited.some((tab) => tab.key === key && !tab.affix && !tab.dirty && key !== tabs.active)
  const gone = new Set(tabs.recent.filter(mayGo).slice(0, excess))
  return {
    ...tabs,
    visited: tabs.visited.filter(({ key }) => !gone.has(key)),
    recent: tabs.recent.filter((key) => !gone.has(key)),
  }
}
