import { describe, expect, test } from 'vitest'
import {
  askingBefore,
  close,
  closeAll,
  closeOthers,
  neighbour,
  leavesUncached,
  noTabs,
  pin,
  reopen,
  restore,
  serialise,
  tabKey,
  tabTitles,
  update,
  visit,
} from '../../../../../src/client/engine/tabs/tab-rules'
import type { Tabs, VisitedTab } from '../../../../../src/client/engine/tabs/tab-rules'

const tab = (key: string, more: Partial<VisitedTab> = {}): VisitedTab => ({ key, url: key, title: key, ...more })
const pinned = tab('/dashboard', { affix: true })
const open = (...tabs: VisitedTab[]): Tabs => tabs.reduce<Tabs>((before, next) => visit(before, next), noTabs)
const keys = (tabs: Tabs): string[] => tabs.visited.map(({ key }) => key)

describe('which page a tab is', () => {
  test('a filter or a sort does not make another tab', () => {
    expect(tabKey('/user-manage/user-list?sort=-id&page=3#top')).toBe('/user-manage/user-list')
  })

  test('a chosen parameter does, in whatever order it is written', () => {
    expect(tabKey('/a?b=2&sort=x&a=1', ['b', 'a'])).toBe('/a?a=1&b=2')
  })

  test('a path parameter always does', () => {
    expect(tabKey('/edit/1')).not.toBe(tabKey('/edit/2'))
  })
})

describe('visiting', () => {
  test('adds a tab at the end and shows it', () => {
    const tabs = open(pinned, tab('/a'), tab('/b'))
    expect([keys(tabs), tabs.active]).toEqual([['/dashboard', '/a', '/b'], '/b'])
  })

  test('again brings the tab up to date where it stands', () => {
    const tabs = visit(open(tab('/a'), tab('/b')), tab('/a', { url: '/a?sort=id' }))
    expect(tabs.visited.map(({ url }) => url)).toEqual(['/a?sort=id', '/b'])
  })

  test('puts pinned tabs first', () => {
    expect(keys(open(tab('/a'), pinned))).toEqual(['/dashboard', '/a'])
  })

  test('beyond the limit lets the least recently shown go, never a pinned or unsaved one', () => {
    const three = open(pinned, tab('/dirty', { dirty: true }), tab('/old'), tab('/new'))
    expect(keys(visit(three, tab('/newest'), 4))).toEqual(['/dashboard', '/dirty', '/new', '/newest'])
  })

  test('a hundred pages leaves no more than the limit behind', () => {
    const tabs = Array.from({ length: 100 }, (_, index) => tab(`/${index}`)).reduce<Tabs>(
      (all, one) => visit(all, one),
      noTabs,
    )
    expect([tabs.visited.length, tabs.recent.length]).toEqual([30, 30])
  })
})

describe('closing', () => {
  test('the active tab goes to the last one left', () => {
    const tabs = visit(open(pinned, tab('/a'), tab('/b'), tab('/c')), tab('/a'))
    expect(close(tabs, '/a')).toMatchObject({ goTo: '/c', tabs: { active: '/c' } })
  })

  test('another tab stays where you are', () => {
    const tabs = open(pinned, tab('/a'), tab('/b'))
    const after = close(tabs, '/a')
    expect([keys(after.tabs), after.tabs.active, after.goTo]).toEqual([['/dashboard', '/b'], '/b', null])
  })

  test('one record of a page leaves the tab of the other record alone', () => {
    const other = tab('/edit/2', { dirty: true })
    expect(close(open(tab('/edit/1'), other), '/edit/1').tabs.visited).toEqual([other])
  })

  test('a pinned tab does nothing', () => {
    expect(keys(close(open(pinned), '/dashboard').tabs)).toEqual(['/dashboard'])
  })

  test('the last tab of all goes to the root', () => {
    expect(close(open(tab('/a')), '/a').goTo).toBe('/')
  })

  test('an unpinned dashboard, when it is the last, is drawn anew', () => {
    expect(close(open(tab('/dashboard')), '/dashboard').goTo).toBe('/redirect/dashboard')
  })

  test('the others keeps the pinned ones and goes to the kept one', () => {
    const tabs = open(pinned, tab('/a'), tab('/b'), tab('/c'))
    const after = closeOthers(tabs, '/b')
    expect([keys(after.tabs), after.tabs.active, after.goTo]).toEqual([['/dashboard', '/b'], '/b', '/b'])
  })

  test('the others from the active one goes nowhere', () => {
    expect(closeOthers(open(pinned, tab('/a'), tab('/b')), '/b').goTo).toBeNull()
  })

  test('all keeps the pinned ones and goes to the last of them', () => {
    const after = closeAll(open(pinned, tab('/a')))
    expect([keys(after.tabs), after.goTo]).toEqual([['/dashboard'], '/dashboard'])
  })

  test('all stays on a pinned tab that is shown', () => {
    expect(closeAll(visit(open(pinned, tab('/a')), pinned)).goTo).toBeNull()
  })
})

describe('asking before closing', () => {
  const tabs = open(tab('/clean'), tab('/dirty', { dirty: true }), tab('/movie-add', { confirmClose: true }))

  test('names what holds unsaved changes or is declared to ask, on every way of closing', () => {
    const asked = [closeAll(tabs), closeOthers(tabs, '/clean'), close(tabs, '/dirty')].map((closing) =>
      askingBefore(tabs, closing.tabs).map(({ key }) => key),
    )
    expect(asked).toEqual([['/dirty', '/movie-add'], ['/dirty', '/movie-add'], ['/dirty']])
  })

  test('a clean tab goes without a word', () => {
    expect(askingBefore(tabs, close(tabs, '/clean').tabs)).toEqual([])
  })

  test('a saved tab no longer asks', () => {
    const saved = update(tabs, '/dirty', { dirty: false })
    expect(askingBefore(saved, close(saved, '/dirty').tabs)).toEqual([])
  })
})

describe('over a reload', () => {
  test('tabs stand as they stood', () => {
    const tabs = open(pinned, tab('/a'), tab('/b'))
    expect(restore(serialise(tabs), () => true)).toEqual(tabs)
  })

  test('a page that is no longer permitted is gone', () => {
    const tabs = restore(serialise(open(pinned, tab('/secret'))), (url) => url !== '/secret')
    expect([keys(tabs), tabs.recent]).toEqual([['/dashboard'], ['/dashboard']])
  })

  test.each([null, '', '{', '[]', '{"visited":3}', '{"visited":[null]}'])('nonsense (%s) is no tabs', (stored) => {
    expect(restore(stored, () => true).visited).toEqual([])
  })
})

test('the last closed tab can be taken back, with its filters', () => {
  const after = close(open(tab('/a'), tab('/b', { url: '/b?name=x' })), '/b').tabs
  expect(reopen(after)?.goTo).toBe('/b?name=x')
  expect(reopen(noTabs)).toBeUndefined()
})

test('the neighbours go around the ends', () => {
  const tabs = open(tab('/a'), tab('/b'), tab('/c'))
  expect([neighbour(tabs, 1)?.key, neighbour(tabs, -1)?.key]).toEqual(['/a', '/b'])
})

describe('/dashboard (pinned, not cached)', () => {
  const affixed = [tab('/dashboard', { affix: true, noCache: true })]

  test('it stands first before anybody has visited it, and cannot be closed', () => {
    const tabs = pin(open(tab('/users')), affixed)
    expect([keys(tabs), tabs.active]).toEqual([['/dashboard', '/users'], '/users'])
    expect(keys(closeAll(tabs).tabs)).toEqual(['/dashboard'])
  })

  test('a tab that is no longer pinned can be closed', () => {
    const tabs = pin(open(tab('/users', { affix: true })), affixed)
    expect(keys(closeAll(tabs).tabs)).toEqual(['/dashboard'])
  })

  test('left for another tab it keeps nothing', () => {
    const tabs = visit(pin(noTabs, affixed), affixed[0]!)
    expect(leavesUncached(tabs, '/users')?.key).toBe('/dashboard')
    expect(leavesUncached(tabs, '/dashboard')).toBeUndefined()
  })
})

describe('what tabs are called', () => {
  const titles = (...tabs: VisitedTab[]) => [...tabTitles(tabs, (id) => `<${id}>`).values()]

  test('pages flagged custom show a tab title from the tagTitle query parameter, whatever record they show', () => {
    const opened = open(tab('/account/7', { tagTitle: 'Alpha' }))
    const loaded = update(opened, '/account/7', { name: 'Ann' })
    expect(titles(...loaded.visited)).toEqual(['Alpha'])
    expect(titles(...visit(loaded, tab('/account/7', { tagTitle: 'Beta' })).visited)).toEqual(['Beta'])
  })

  test('two tabs of one page are told apart by what their lists are held to', () => {
    const report = (type: string, detail: string) => tab(`/report/${type}`, { title: 'report', detail })
    expect(titles(report('coin', 'Coins'), report('vip', 'VIP'))).toEqual(['<report> · Coins', '<report> · VIP'])
  })

  test('and by their addresses where nothing else tells them apart', () => {
    const of = (key: string) => tab(key, { title: 'edit' })
    expect(titles(of('/edit?id=4'), of('/edit?id=5'), tab('/list'))).toEqual(['<edit> · 4', '<edit> · 5', '</list>'])
  })

  test('what was learnt of a tab stays when it is shown again', () => {
    const tabs = visit(update(open(tab('/user/7')), '/user/7', { name: 'Ann', dirty: true }), tab('/user/7'))
    expect(tabs.visited[0]).toMatchObject({ name: 'Ann', dirty: true })
  })
})
