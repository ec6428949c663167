import { describe, expect, test } from 'vitest'
import { moveInTree, visibleLines } from '../../../../../src/client/shell/frame/menu-navigation'
import { filterMenu, isExternal, linksOf, menuOf, pathTo } from '../../../../../src/client/shell/frame/menu-rules'
import type { MenuItem } from '../../../../../src/client/shell/frame/menu-rules'

const page = (code: string, more: Partial<MenuItem> = {}): MenuItem => ({ code, title: code, url: `/${code}`, ...more })
const group = (code: string, ...childMenu: MenuItem[]): MenuItem => ({
  code,
  title: code,
  icon: `${code}-icon`,
  childMenu,
})

describe('the menu', () => {
  test('omits hidden pages and the dashboard', () => {
    expect(menuOf([page('Dashboard'), page('a'), page('b', { hidden: true })]).map(({ code }) => code)).toEqual(['a'])
  })

  test('shows the one page of a section itself, under the sign of the section', () => {
    expect(menuOf([group('ugc', page('audit'), page('op', { hidden: true }))])).toEqual([
      { code: 'audit', title: 'audit', icon: 'ugc-icon', url: '/audit', isExternal: false, children: [] },
    ])
  })

  test('omits a section with nothing to show', () => {
    expect(menuOf([group('review', page('detail', { hidden: true })), group('empty')])).toEqual([])
  })

  test('keeps a section with several pages as a group without an address', () => {
    const [users] = menuOf([{ ...group('users', page('list'), page('black')), url: '/users' }])
    expect([users?.url, users?.children.length]).toEqual([undefined, 2])
  })

  test.each(['https://docs.example.com', 'http://a', 'mailto:a@b', 'tel:123'])('%s opens outside', (url) => {
    expect(menuOf([page('docs', { url })])[0]?.isExternal).toBe(true)
  })

  test.each(['/http', '/user-manage/user-list', 'ftp://a'])('%s stays inside', (url) => {
    expect(isExternal(url)).toBe(false)
  })
})

const menu = menuOf([
  group('users', page('list'), page('black')),
  page('cash'),
  group('live', page('anchors'), page('guild')),
])

test('filtering keeps the groups of what fits, and a fitting group whole', () => {
  const shown = (text: string) => linksOf(filterMenu(menu, text, ({ title }) => title)).map(({ code }) => code)
  expect(shown('LIST')).toEqual(['list'])
  expect(shown('live')).toEqual(['anchors', 'guild'])
  expect(shown(' ')).toHaveLength(5)
})

test('the way to a page names its section first', () => {
  expect(pathTo(menu, '/guild').map(({ code }) => code)).toEqual(['live', 'guild'])
  expect(pathTo(menu, '/nowhere')).toEqual([])
})

describe('arrows in the menu', () => {
  const open = new Set(['users'])
  const lines = visibleLines(menu, open)
  const at = (code: string): number => lines.findIndex(({ entry }) => entry.code === code)
  const move = (code: string, key: string) => moveInTree(lines, at(code), key, open)

  test('walk only the lines that show', () => {
    expect(lines.map(({ entry, level }) => `${level} ${entry.code}`)).toEqual([
      '1 users',
      '2 list',
      '2 black',
      '1 cash',
      '1 live',
    ])
    expect([move('list', 'ArrowDown'), move('users', 'ArrowUp'), move('cash', 'Home'), move('users', 'End')]).toEqual([
      { focus: 2 },
      { focus: 0 },
      { focus: 0 },
      { focus: 4 },
    ])
  })

  test('right opens a closed group and enters an open one', () => {
    expect([move('live', 'ArrowRight'), move('users', 'ArrowRight')]).toEqual([{ toggle: 'live' }, { focus: 1 }])
  })

  test('left leaves for the group, and closes it from there', () => {
    expect([move('black', 'ArrowLeft'), move('users', 'ArrowLeft')]).toEqual([{ focus: 0 }, { toggle: 'users' }])
  })

  test('letters stay shortcuts', () => {
    expect(move('list', 'g')).toBeUndefined()
  })
})
