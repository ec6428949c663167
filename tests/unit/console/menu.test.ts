import { describe, expect, test } from 'vitest'
import { menuItems } from '../../../src/client/console/menu'
import { readSiteMap } from '../../../src/schema/site-map'

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
  menuItems(site, holds).map(({ title, childMenu }) => [title, childMenu?.map((child) => child.title)])

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

  test('has what leads outside under the section that its code names', () => {
    const docs = { code: 'UserManage:docs', title: 'Handbook', url: 'https://docs.example.com' }
    const users = menuItems(site, () => true, [docs]).find(({ title }) => title === 'user-manage')
    expect(users?.childMenu?.at(-1)).toEqual(docs)
  })
})
