import { expect, test } from 'vitest'
import {
  carriedOver,
  changeOf,
  withoutUnused,
} from '../../../../../../../src/client/pages/staff-manage/role-permission/[roleId]/rights-change'
import {
  branchesOf,
  heldOf,
  narrowed,
  toggleAll,
  togglePages,
  withBelow,
  type ElementRecord,
  type Held,
  type MenuRecord,
} from '../../../../../../../src/client/pages/staff-manage/role-permission/[roleId]/rights-tree'

const title = { zh_CN: '', en: '' }
const menu = (id: number, code: string): MenuRecord => ({ id, code, title, url: '/', kind: 'page' })
const element = (id: number, of: number, code: string): ElementRecord => ({
  id,
  menu: of,
  code,
  title,
  kind: 'command',
  danger: false,
  money: false,
})
const rights = {
  sections: [
    { id: 'user-manage', code: 'UserManage', title, pages: ['UserManage:userList', 'UserManage:userBlackList'] },
    { id: 'empty', code: 'Empty', title, pages: [] },
  ],
  menus: [
    menu(1, 'UserManage:userList'),
    menu(2, 'UserManage:userBlackList'),
    menu(3, 'UserManage:userBlackList.copyright'),
  ],
  elements: [element(10, 1, 'UserManage:userList.ban'), element(11, 2, 'UserManage:userBlackList.lift')],
}
const holding = (menus: number[], elements: number[]): Held => ({ menus: new Set(menus), elements: new Set(elements) })
const [section] = branchesOf(rights)

test('tabs stand below their page, and a section without pages is left out', () => {
  expect(branchesOf(rights)).toHaveLength(1)
  expect(section?.children.map(({ key }) => key)).toEqual(['UserManage:userList', 'UserManage:userBlackList'])
  expect(section?.children[1]?.children.map(({ key }) => key)).toEqual(['UserManage:userBlackList.copyright'])
})

test('sections that share a code share no page, and a search leaves no page behind', () => {
  const pk = {
    id: 'start-pk',
    code: 'UserManage',
    title: { zh_CN: '打榜', en: 'Star PK' },
    pages: ['UserManage:starPk'],
  }
  const both = { ...rights, sections: [pk, ...rights.sections], menus: [...rights.menus, menu(4, 'UserManage:starPk')] }
  const all = branchesOf(both)
  expect(all.map(({ key, children }) => [key, children.map(({ key: page }) => page)])).toEqual([
    ['start-pk', ['UserManage:starPk']],
    ['user-manage', ['UserManage:userList', 'UserManage:userBlackList']],
  ])
  const keys = all.flatMap(withBelow).map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  expect(narrowed(all, ({ code }) => code === 'UserManage:starPk').flatMap(withBelow)).toHaveLength(2)
})

test('a branch is held whole, in part or not at all; elements of a page that is off do not count', () => {
  expect(heldOf(section!, holding([1, 2, 3], [10, 11]))).toBe(true)
  expect(heldOf(section!, holding([1], [10]))).toBe(null)
  expect(heldOf(section!, holding([], [10, 11]))).toBe(false)
})

test('Space gives the pages of a branch and takes them again, A everything on them too', () => {
  const nothing = holding([], [])
  expect(togglePages(section!, nothing)).toEqual(holding([1, 2, 3], []))
  expect(togglePages(section!, holding([1, 2, 3], [10]))).toEqual(holding([], [10]))
  expect(toggleAll(section!, nothing)).toEqual(holding([1, 2, 3], [10, 11]))
  expect(toggleAll(section!, holding([1, 2, 3], [10, 11]))).toEqual(nothing)
})

test('a search keeps what fits with the branches above it', () => {
  const found = narrowed([section!], ({ code }) => code.includes('ban'))
  expect(found[0]?.children.map(({ key, elements }) => [key, elements.length])).toEqual([['UserManage:userList', 1]])
})

test('taking a page away takes what could be done on it', () => {
  const change = changeOf(holding([1, 2], [10, 11]), holding([2], [10, 11]), rights)
  expect(change.removed.map(({ id }) => id)).toEqual([1, 10])
  expect(change.added).toEqual([])
})

test('what two people change in one role both holds', () => {
  const base = holding([1, 2], [10])
  const mine = holding([1, 2, 3], [])
  const theirs = holding([1], [10])
  expect(carriedOver(base, mine, theirs)).toEqual(holding([1, 3], []))
})

test('codes that nobody has used are dropped, pages stay', () => {
  expect(withoutUnused(holding([1, 2], [10, 11]), rights, { 'UserManage:userList.ban': 3 })).toEqual(
    holding([1, 2], [10]),
  )
})
