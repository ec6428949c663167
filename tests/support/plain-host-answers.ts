import type { SpecifiedCall } from '../../src/schema/specified-calls'

/** What a call is given, or gives. */
export type Told = Readonly<Record<string, unknown>>

type Answers = Readonly<Partial<Record<SpecifiedCall, (input: Told) => unknown>>>

const both = (en: string, zh_CN: string) => ({ en, zh_CN })

/** The pages that an account of the host finds in its menu, each with the code and the address that it is known by there. */
const pages: readonly (readonly [
  section: string,
  title: string,
  pages: readonly (readonly [string, string, string])[],
])[] = [
  [
    'StaffManage',
    'People',
    [
      ['StaffManage:accountList', 'Staff', '/staff-manage/account-list'],
      ['StaffManage:roleList', 'Roles there', '/staff-manage/role-list'],
      ['StaffManage:menuTree', 'Menus', '/staff-manage/menu-tree'],
    ],
  ],
  [
    'DevelopManage',
    'Tools',
    [
      ['DevelopManage:regionList', 'Areas', '/develop-manage/region-list'],
      ['DevelopManage:countryList', 'Countries', '/develop-manage/country-list'],
      ['DevelopManage:languageList', 'Languages', '/develop-manage/language-list'],
    ],
  ],
  [
    'AppManage',
    'Apps',
    [['AppManage:applicationChannelGroup', 'Channel groups', '/app-manage/application-channel-group']],
  ],
  [
    'MovieManage',
    'Films',
    [
      ['MovieManage:tagsList', 'Tags', '/movie-manage/tags-list'],
      ['MovieManage:seriesList', 'Series', '/movie-manage/series-list'],
    ],
  ],
  [
    'UserManage',
    'Users',
    [
      ['UserManage:userList', 'Users', '/user-manage/user-list'],
      ['UserManage:userLabel', 'Labels', '/user-manage/user-label'],
      ['UserManage:userLabelSystem', 'Rules', '/user-manage/user-labelSystem'],
      ['UserManage:userIndicator', 'Indicators', '/user-manage/user-indicator'],
    ],
  ],
]

const sections = pages.map(([code, title, below], at) => ({
  menuId: (at + 1) * 100,
  parentId: null,
  code,
  title,
  icon: 'users',
  url: '',
  hidden: false,
  childMenu: below.map(([pageCode, name, url], place) => ({
    menuId: (at + 1) * 100 + place + 1,
    parentId: (at + 1) * 100,
    code: pageCode,
    title: name,
    icon: null,
    url,
    hidden: false,
    childMenu: [],
  })),
}))

/** An entry that leads elsewhere is under its own title. */
const wiki = {
  menuId: 900,
  parentId: null,
  code: 'Wiki',
  title: 'Wiki there',
  icon: null,
  url: 'https://wiki.example',
  hidden: false,
}
const menus = [...sections, { ...wiki, childMenu: [] }]

const countries = [
  { id: 1, isoCode: 'ID', name: both('Indonesia', '印度尼西亚'), market: 'sea', currency: 'IDR' },
  { id: 2, isoCode: 'TL', name: both('Timor-Leste', '东帝汶'), market: 'sea', currency: 'USD' },
]

const user = { id: 77, displayId: '7654321', nickname: 'Bo', state: 'normal' }

/** What the host answers, from what it holds in memory: a new one remembers nothing of those before it. */
export function hostAnswers(): Answers {
  const roles = [
    { roleId: 1, name: both('Owners', '所有者'), code: 'owners' },
    { roleId: 2, name: both('Editors', '编辑'), code: 'editors' },
    { roleId: 3, name: both('Guests', '访客'), code: 'guests' },
  ]
  const areas = [
    { id: 'ID,TL', oldId: 5, group: 'ad', name: both('Islands', '群岛'), market: 'sea', enabled: true, countries },
  ]
  const groups = Array.from({ length: 130 }, (_, at) => ({
    id: at + 1,
    code: `group${at + 1}`,
    name: `Group ${at + 1}`,
    enabled: true,
  }))
  const rules = [{ id: 9, code: 'regulars', name: both('Regulars', '常客'), kind: 'yesNo' }]
  return {
    'GET /auth/backend/account/info': () => ({ id: 4, realName: 'Anna There', roleIds: [1] }),
    'GET /auth/backend/account/authorize_resource': () => ({ menus, elements: [] }),
    'GET /auth/backend/role/all': () => roles,
    'POST /auth/backend/role/addOrEditRole': ({ roleId, ...values }) => {
      Object.assign(roles.find((role) => role.roleId === roleId) ?? {}, values)
      return null
    },
    'POST /auth/backend/role/delRole': ({ roleId }) => {
      roles.splice(
        roles.findIndex((role) => role.roleId === roleId),
        1,
      )
      return null
    },
    'GET /auth/backend/menu/tree': () => menus,
    'GET /auth/backend/role/menu': () => ({
      held: { menus: [101], elements: [] },
      menus: menus.flatMap(({ childMenu }) => childMenu),
      elements: [{ elementId: 11, menu: 102, code: 'StaffManage:roleList.delete', title: both('Delete', '删除') }],
    }),
    'GET /config/manage/client/group/account': () => [{ accountId: 4, username: 'anna', realName: 'Anna There' }],
    'GET /config/manage/client/group/list': () => groups,
    'GET /config/manage/client/group/page': ({ pageNum, pageSize }) => {
      const from = (Number(pageNum) - 1) * Number(pageSize)
      return { list: groups.slice(from, from + Number(pageSize)), total: groups.length }
    },
    'GET /config/manage/area/config/all': () => areas,
    'GET /config/manage/country/list': () => countries,
    'GET /cms/backend/movie/langList': () => [{ id: 1, code: 'en', name: 'English', nativeName: 'English' }],
    'GET /cms/backend/enum/list': () => ({ constants: {}, enums: [] }),
    'GET /cms/backend/tags/allCopyrightTag': () => [
      { id: 1, code: 'own_rights', name: both('Own rights', '自有版权'), type: 'copyright' },
    ],
    'GET /cms/backend/tags/allPlatformTag': () => [{ id: 2, code: 'tv', name: both('TV', '电视'), type: 'platform' }],
    'POST /cms/backend/tags/allByType': ({ type }) =>
      type === 'genre' ? [{ id: 3, code: 'drama', name: both('Drama', '剧情'), type: 'genre' }] : [],
    'GET /rule/engine/backend/user/rule/selectOptions': () => ({
      rules,
      labels: [{ id: 6, code: 'vips', name: both('Big spenders', '大户') }],
      indicators: [{ id: 8, code: 'active_days', name: both('Active days', '活跃天数'), valueType: 'int' }],
    }),
    'GET /rule/engine/backend/user/category/all': () => [],
    'GET /user/backend/displayId/query': ({ displayId }) => (displayId === user.displayId ? user : null),
    'GET /user/backend/detail': () => user,
  }
}
