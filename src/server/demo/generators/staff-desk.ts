import type staffSession from '../../../entities/staff-manage/staff-session'
import type savedView from '../../../entities/system/saved-view'
import type staffPreference from '../../../entities/system/staff-preference'
import { demoAccounts } from '../demo-accounts'
import { hour, instant, minute } from '../calendar'
import type { Generator, RowOf } from '../world'
import { countryId } from './places'

/** The demo sign-ins find everything as a new colleague does. */
const isSignIn = (index: number) => index <= demoAccounts.length

export const staffPreferenceGenerator: Generator = {
  distinct: true,
  row(world, index, random): RowOf<typeof staffPreference> {
    return {
      account: world.id('account', index),
      language: isSignIn(index) ? null : random.pick(['zh', 'zh', 'en'] as const),
      timezone: 'Asia/Shanghai',
      size: isSignIn(index) ? 'Small' : random.pick(['Default', 'Small', 'Small', 'Mini'] as const),
      themeColor: '#6eb3f9',
      darkMode: isSignIn(index) ? 'system' : random.pick(['light', 'dark', 'system'] as const),
      tagsView: true,
      fixedHeader: false,
      sidebarLogo: true,
      areas: null,
      pageSize: '100',
      keymap: null,
      tiles: null,
      starred: null,
      mailNotices: null,
    }
  },
}

const browsers = [
  'Chrome 131 · Windows 11',
  'Chrome 130 · macOS 15',
  'Edge 131 · Windows 11',
  'Firefox 132 · Ubuntu',
  'Safari 18 · macOS 15',
]
const pages = [
  '/user-manage/user-list',
  '/movie-manage/series-list',
  '/service-manage/push-list',
  '/dashboard',
  '/report-center/index',
]

/** Sessions of the past: all have ended, so that none of them can be used. */
export const staffSessionGenerator: Generator = {
  distinct: true,
  row(world, _index, random): RowOf<typeof staffSession> {
    const startedAt = world.calendar.officeMoment(random, 300)
    const lastSeenAt = Math.min(world.calendar.now, startedAt + random.between(5, 540) * minute)
    const endedAt = Math.min(world.calendar.now, lastSeenAt + random.next() * 12 * hour)
    return {
      account: world.id('account', random.skewed(60, 1.5)),
      token: null,
      startedAt: instant(startedAt),
      lastSeenAt: instant(lastSeenAt),
      page: random.pick(pages),
      ip: `192.0.2.${random.between(1, 254)}`,
      country: countryId(world, random.pick(['CN', 'CN', 'SG', 'ID', 'MX', 'AE'])),
      device: random.pick(browsers),
      factor: random.pick(['password', 'otp', 'otp'] as const),
      risk: random.chance(0.93) ? 'none' : random.pick(['newDevice', 'newCountry'] as const),
      endedAt: instant(endedAt),
      endedBy: null,
      endReason: random.pick(['logout', 'logout', 'expired', 'expired', 'passwordChanged'] as const),
      state: 'ended',
      createdAt: instant(startedAt),
      updatedAt: instant(endedAt),
    }
  },
}

const views = [
  ['/user-manage/user-list', 'High risk', { riskScore: { from: 60 } }, '-riskScore'],
  ['/user-manage/user-list', 'VIP, active lately', { vipState: { is: ['active'] } }, '-lastActiveAt'],
  ['/user-manage/user-list', 'Big spenders', { totalPaid: { from: 10_000 } }, '-totalPaid'],
  [
    '/user-manage/user-black-list',
    'Sign-in bans in force',
    { scope: { is: ['login'] }, state: { is: ['active'] } },
    '-createdAt',
  ],
  ['/user-manage/user-black-list', 'Open appeals', { appeal: { is: ['open'] } }, 'createdAt'],
  ['/movie-manage/series-list', 'Airing now', { serialState: { is: ['airing'] } }, '-plays30d'],
  ['/movie-manage/series-list', 'Off the shelf', { state: { is: ['offShelf'] } }, '-updatedAt'],
  ['/service-manage/push-list', 'Waiting for approval', { state: { is: ['pendingApproval'] } }, 'createdAt'],
] as const

export const savedViewGenerator: Generator = {
  distinct: true,
  row(world, index, random): RowOf<typeof savedView> {
    const [page, name, filters, sort] = views[index % views.length]!
    const owner = world.id('account', 5 + Math.floor(index / views.length) * 3)
    return {
      owner,
      page,
      name,
      filters,
      columns: null,
      sort,
      roles: random.chance(0.3) ? [world.id('role', random.int(14)) ?? 0] : [],
      default: false,
      order: (index % views.length) + 1,
      createdBy: owner,
    }
  },
}
