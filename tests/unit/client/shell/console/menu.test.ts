import { describe, expect, test } from 'vitest'
import { asEdited } from '../../../../../src/client/shell/console/edited-page'
import { menuItems } from '../../../../../src/client/shell/console/menu'
import type { ServerMenu } from '../../../../../src/client/base/session/server-menu'
import { menuOf } from '../../../../../src/client/shell/frame/menu-rules'
import { readSiteMap } from '../../../../../src/schema/site-map'

const page = (section: number, path: string, permission: string, menu?: number) =>
  [section, path, { kind: 'list' as const, ...(menu !== undefined && { menu }) }, permission] as const

const site = readSiteMap({
  sections: [
    { id: 'user-manage', section: { code: 'UserManage', icon: 'users', menu: 20 } },
    { id: 'activity-manage', section: { code: 'ActivityManage', icon: 'gift', menu: 10 } },
    {
      id: 'star-pk',
      section: { code: 'ActivityManage', icon: 'gift', menu: 0, root: true, partOf: 'activity-manage' },
    },
  ],
  pages: [
    page(0, '/user-manage/user-list', 'user-manage.user-list', 10),
    page(0, '/user-manage/user-detail/{id}', 'user-manage.user-detail'),
    page(1, '/activity-manage/fission', 'activity-manage.fission', 20),
    page(2, '/star-pk/add', 'star-pk.add', 10),
  ],
})
const titles = (holds: (code: string) => boolean) =>
  menuItems(site, holds, [], String).map(({ title, childMenu }) => [title, childMenu?.map((child) => child.title)])

describe('the menu', () => {
  test('has its sections in order, with the pages that are in the menu', () => {
    expect(titles(() => true)).toEqual([
      ['activity-manage', ['star-pk.add', 'activity-manage.fission']],
      ['user-manage', ['user-manage.user-list']],
    ])
  })

  test('leaves out what the account may not open', () => {
    expect(titles((code) => code === 'activity-manage.fission')).toEqual([
      ['activity-manage', ['activity-manage.fission']],
      ['user-manage', []],
    ])
  })
})

describe('menus that are edited have their effect', () => {
  const entry = (code: string, more: Partial<ServerMenu> = {}): ServerMenu => ({
    code,
    title: { en: code, zh_CN: code },
    icon: null,
    url: '',
    hidden: false,
    childMenu: [],
    ...more,
  })
  const users = entry('user-manage.user-list', { icon: 'star' })
  const items = (menus: readonly ServerMenu[], holds: (code: string) => boolean = () => true) =>
    menuItems(site, holds, menus, (title) => (typeof title === 'string' ? title : title.en))

  test('order and parent: entries stand where they were put', () => {
    const menus = [users, entry('UserManage', { kind: 'section', childMenu: [entry('activity-manage.fission')] })]
    expect(items(menus)).toMatchObject([
      { title: 'user-manage.user-list', url: '/user-manage/user-list', icon: 'star' },
      { title: 'user-manage', childMenu: [{ title: 'activity-manage.fission', url: '/activity-manage/fission' }] },
    ])
  })

  test('hidden: what is hidden is left out with all below it', () => {
    const menus = [entry('UserManage', { kind: 'section', hidden: true, childMenu: [users] })]
    expect(menuOf(items(menus))).toEqual([])
  })

  test('a page that others stand under is the first of its own group', () => {
    const menus = [{ ...users, childMenu: [entry('activity-manage.fission')] }]
    expect(items(menus)).toMatchObject([
      {
        code: 'user-manage.user-list#',
        childMenu: [{ code: 'user-manage.user-list' }, { title: 'activity-manage.fission' }],
      },
    ])
  })

  test('what the account may not open is left out, however it stands in the menu', () => {
    expect(items([users], () => false)).toEqual([])
    expect(items([{ ...users, held: false, childMenu: [entry('activity-manage.fission')] }])).toMatchObject([
      { childMenu: [{ title: 'activity-manage.fission' }] },
    ])
  })

  test.each(['http://a.example', 'https://a.example', 'mailto:a@a.example', 'tel:+1555'])(
    'external links (prefixes http, https, mailto, tel) open in a new tab: %s',
    (url) => {
      const [link] = menuOf(
        items([entry('UserManage:docs', { kind: 'external', url, title: { en: 'Docs', zh_CN: '文档' } })]),
      )
      expect(link).toMatchObject({ title: 'Docs', url, isExternal: true })
    },
  )

  test('noCache, affix and custom: those of the entry stand for those declared', () => {
    const info = site.pages.get('user-manage.user-list')!
    const declared = { ...info, page: { ...info.page, affix: true as const } }
    expect(asEdited(declared, [{ ...users, affix: false, noCache: true, custom: true }]).page).toMatchObject({
      noCache: true,
      custom: true,
    })
    expect(asEdited(declared, [{ ...users, affix: false }]).page.affix).toBeUndefined()
    expect(asEdited(declared, [users]).page.affix).toBe(true)
  })
})
