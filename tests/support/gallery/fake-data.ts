import type { MenuItem } from '../../../src/client/shell/frame/menu-rules'
import { noTabs, visit } from '../../../src/client/engine/tabs/tab-rules'
import type { Tabs } from '../../../src/client/engine/tabs/tab-rules'

type Words = readonly [en: string, zh: string]

const pages: Readonly<Record<string, readonly [section: Words, icon: string, ...pages: Words[]]>> = {
  'movie-manage': [
    ['Content', '内容管理'],
    'clapperboard',
    ['Movies', '电影列表'],
    ['Series', '剧集列表'],
    ['Short dramas', '短剧列表'],
  ],
  'service-manage': [
    ['Service', '客服与推送'],
    'headset',
    ['Feedback', '用户反馈'],
    ['Push messages', '推送列表'],
    ['Auto push', '自动推送'],
  ],
  'user-manage': [
    ['Users', '用户管理'],
    'users',
    ['User list', '用户列表'],
    ['Blacklist', '黑名单'],
    ['Labels', '用户标签'],
    ['White list', '白名单'],
  ],
  'live-manage': [
    ['Live streaming', '直播管理'],
    'radio',
    ['Anchors', '主播列表'],
    ['Guilds', '公会'],
    ['Settlement', '直播结算'],
  ],
  'goods-and-order': [
    ['Goods and orders', '商品与订单'],
    'shopping-bag',
    ['Orders', '订单明细'],
    ['Payments', '支付管理'],
  ],
  'vip-manage': [['VIP', '会员管理'], 'crown', ['Products', '会员商品'], ['Orders', '会员订单']],
  'cash-out': [['Cash-out', '提现管理'], 'banknote', ['Cash-out', '提现审核']],
  'review-manage': [['Review', '审核流程'], 'list-checks', ['First review', '初审'], ['Final review', '终审']],
}

const word = ([en, zh]: Words, isChinese: boolean): string => (isChinese ? zh : en)

/** Believable menus, tabs and rows; titles are plain texts, which stand for themselves where a caption id could. */
export function fakeData(isChinese: boolean) {
  const menu: MenuItem[] = Object.entries(pages).map(([path, [section, icon, ...children]]) => ({
    code: path,
    title: word(section, isChinese),
    icon,
    childMenu: children.map((child, index) => ({
      code: `${path}:${index}`,
      title: word(child, isChinese),
      url: path === 'user-manage' && index === 0 ? '/user-manage/user-list' : `/${path}/${index}`,
    })),
  }))
  const titles: Words[] = [
    ['Dashboard', '首页'],
    ['User list', '用户列表'],
    ['Series', '剧集列表'],
    ['Settlement 0931', '结算 0931'],
  ]
  const tabs = titles.reduce<Tabs>(
    (before, title, index) =>
      visit(before, {
        key: String(index),
        url: index === 1 ? '/user-manage/user-list' : `/page/${index}`,
        title: word(title, isChinese),
        affix: index === 0,
        dirty: index === 3,
      }),
    noTabs,
  )
  const names = isChinese
    ? ['林小满', '陈嘉怡', 'Ahmed Salah', '周子轩', 'Siti Rahma', '李沐阳', 'María Torres', '王思雨', '黄一鸣', '赵晴']
    : [
        'Lin Xiaoman',
        'Chen Jiayi',
        'Ahmed Salah',
        'Zhou Zixuan',
        'Siti Rahma',
        'Li Muyang',
        'María Torres',
        'Grace Wang',
        'Budi Santoso',
        'Ana Ruiz',
      ]
  const rows = Array.from({ length: 24 }, (_, index) => ({
    id: 80012931 - index * 37,
    name: names[index % names.length]!,
    state: (['good', 'good', 'good', 'bad', 'warn'] as const)[index % 5]!,
    country: ['SG', 'CN', 'EG', 'MY', 'ID', 'CN', 'MX', 'TW'][index % 8]!,
    spent: ((index * 7919) % 90000) / 100,
    registered: `2026-0${(index % 9) + 1}-1${index % 9} 08:${String(10 + index).padStart(2, '0')}`,
  }))
  const states = isChinese
    ? { good: '正常', bad: '已封禁', warn: '待核实' }
    : { good: 'Active', bad: 'Banned', warn: 'To verify' }
  return { menu, tabs: { ...tabs, active: '1' } satisfies Tabs as Tabs, rows, states }
}
