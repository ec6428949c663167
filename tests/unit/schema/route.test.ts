import { describe, expect, test } from 'vitest'
import { matchPage } from '../../../src/client/engine/declared/page-match'
import { fileOfRoute, fillRoute, leadsTo, opensAlone, parametersOf, routeOfFile } from '../../../src/schema/route'
import type { SitePage } from '../../../src/schema/site-map'
import { registry } from '../../../src/server/base/declarations'

const rank = '/rank/add/{temId}/{rankId?}'

describe('a route whose last parameter may be left out', () => {
  test('is written in brackets as a file and in braces as an address', () => {
    expect(routeOfFile('/rank/add/[temId]/[[rankId]]')).toBe(rank)
    expect(fileOfRoute(rank)).toBe('/rank/add/[temId]/[[rankId]]')
    expect(parametersOf(rank)).toEqual([
      { name: 'temId', isOptional: false },
      { name: 'rankId', isOptional: true },
    ])
  })

  test('is filled with it and without it, and stays in its braces where it needs more', () => {
    expect(fillRoute(rank, (name) => (name === 'temId' ? '3' : undefined))).toBe('/rank/add/3')
    expect(fillRoute(rank, (name) => (name === 'temId' ? 'a b' : '7'))).toBe('/rank/add/a%20b/7')
    expect(fillRoute(rank)).toBe('/rank/add/{temId}')
    expect(fillRoute('/template/add/{temId?}')).toBe('/template/add')
    expect(opensAlone(rank)).toBe(false)
    expect(opensAlone('/template/add/{temId?}')).toBe(true)
  })

  test('is led to by an address of either length, and by no other', () => {
    expect(leadsTo('/rank/add/{template}', rank)).toBe(true)
    expect(leadsTo('/rank/add/{template}/{id}?tab=x', rank)).toBe(true)
    expect(leadsTo('/rank/add', rank)).toBe(false)
    expect(leadsTo('/rank/add/1/2/3', rank)).toBe(false)
    expect(leadsTo('/rank/put/1', rank)).toBe(false)
  })

  test('is the page of either address', () => {
    const pages = [rank, '/rank/{temId}', '/rank/add/{temId}/list'].map((path) => ({ path }) as SitePage)
    expect(matchPage(pages, '/rank/add/3')).toEqual({ info: pages[0], params: { temId: '3' } })
    expect(matchPage(pages, '/rank/add/3/7')).toEqual({ info: pages[0], params: { temId: '3', rankId: '7' } })
    expect(matchPage(pages, '/rank/add/3/list')?.info).toBe(pages[2])
    expect(matchPage(pages, '/rank/7')?.info).toBe(pages[1])
    expect(matchPage(pages, '/rank/add/3/7/9')).toBeUndefined()
  })
})

test('live-activity/template, live-activity/template/add/{temId?}, live-activity/rank/{temId}, live-activity/rank/add/{temId}/{rankId?}, live-activity/reward/{rankId}, live-activity/honor/{temId}', () => {
  const base = '/activity-manage/live-activity'
  const paths = [...registry.pages.values()].map(({ path }) => path).filter((path) => path.startsWith(`${base}/`))
  expect(paths.map((path) => path.slice(base.length)).sort()).toEqual(
    expect.arrayContaining([
      '/honor/{temId}',
      '/rank/add/{temId}/{rankId?}',
      '/rank/{temId}',
      '/reward/{rankId}',
      '/template',
      '/template/add/{temId?}',
    ]),
  )
})
