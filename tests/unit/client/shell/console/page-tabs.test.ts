import { describe, expect, test } from 'vitest'
import { mainOf, pageTabs, searchTitles, sectionsAbove } from '../../../../../src/client/shell/console/page-tabs'
import type { PageMatch } from '../../../../../src/client/engine/declared/page-match'
import type { SitePage } from '../../../../../src/schema/site-map'

const section = { id: 'app', section: { code: 'App', icon: 'box', menu: 1 } }
const page = (path: string, words: Partial<SitePage['page']> = {}): SitePage => ({
  id: path.slice(1).replaceAll('/', '.'),
  path,
  section,
  permission: path,
  page: { kind: 'list', ...words } as SitePage['page'],
})
const home = page('/app/home/{id}', { openedBy: ['market'] })
const releases = page('/app/home/{id}/releases', { subpage: 2 })
const checks = page('/app/home/{id}/checks', { subpage: 1 })
const settlement = page('/app/settlement', { menu: 1 })
const adjustments = page('/app/settlement/adjustments', { subpage: 1 })
const pages = [home, releases, checks, settlement, adjustments, page('/app/other', { menu: 2 })]
const all = () => true
const at = (info: SitePage, params: PageMatch['params'] = {}): PageMatch => ({ info, params })

test('the pages of a section that is part of another stand in that other one', () => {
  const part = { id: 'star', section: { code: 'App', icon: 'box', menu: 0, root: true as const, partOf: 'app' } }
  const root = { id: 'system', section: { code: 'System', icon: 'box', menu: 0, root: true as const } }
  const sections = new Map([section, part, root].map((each) => [each.id, each]))
  expect(sectionsAbove(sections, { section: part })).toEqual([section])
  expect(sectionsAbove(sections, { section: root })).toEqual([])
})

test('a page that has tabs may stand among them, as version management stands before the clients', () => {
  const clients = page('/app/client', { placeAmongSubpages: 9 })
  const versions = page('/app/client/versions', { subpage: 1 })
  expect(pageTabs([clients, versions], at(clients), '', all).map(({ info }) => info)).toEqual([versions, clients])
})

describe('the tabs of a page', () => {
  test('lead to each other with the parameters of the page on screen and what opens it, and with nothing else', () => {
    expect(pageTabs(pages, at(releases, { id: '7 b' }), 'market=3&state=open', all)).toEqual([
      { info: home, url: '/app/home/7%20b?market=3', isShown: false },
      { info: checks, url: '/app/home/7%20b/checks?market=3', isShown: false },
      { info: releases, url: '/app/home/7%20b/releases?market=3', isShown: true },
    ])
  })

  test('are those that the account may open, and none where that is one alone', () => {
    const ids = (codes: readonly string[]) =>
      pageTabs(pages, at(checks, { id: '7' }), '', (code) => codes.includes(code)).map(({ info }) => info)
    expect(ids([checks.permission, releases.permission])).toEqual([checks, releases])
    expect(ids([checks.permission])).toEqual([])
  })

  test('are no concern of a page that stands alone', () => {
    expect(pageTabs(pages, at(pages[5]!), '', all)).toEqual([])
  })

  test('share the place of their page', () => {
    expect(mainOf(pages, at(releases, { id: '7' }), 'market=3&sort=id')).toEqual({
      info: home,
      path: '/app/home/7',
      url: '/app/home/7?market=3',
    })
    expect(mainOf(pages, at(settlement), '').info).toBe(settlement)
  })

  test('are found by the title of their page too, where they need no parameter', () => {
    const site = { sections: new Map([[section.id, section]]), pages: new Map(pages.map((info) => [info.id, info])) }
    expect(searchTitles(site, adjustments)).toEqual(['app', 'app.settlement', 'app.settlement.adjustments'])
  })
})
