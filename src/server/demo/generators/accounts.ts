import type account from '../../../entities/staff-manage/account'
import { demoAccounts } from '../demo-accounts'
import { day, instant } from '../calendar'
import { personName } from '../people'
import type { Generator, RowOf } from '../world'
import { areaId, someAreas } from './places'
import { departments } from './dictionaries'
import { roleAt } from './roles'

/** What people speak besides the language of their name, which each of them knows; where they sit. */
const languages = ['zh_CN', 'en', 'in_ID', 'es_MX', 'ar_AE'] as const
const seats = {
  zh_CN: ['Asia/Shanghai'],
  en: ['Asia/Shanghai', 'Asia/Dubai'],
  in_ID: ['Asia/Jakarta'],
  es_MX: ['America/Mexico_City'],
  ar_AE: ['Asia/Dubai'],
} as const

/** The language of the demo sign-ins' names, where it is not English. */
const ownLanguages: Readonly<Record<string, keyof typeof seats>> = {
  reviewer: 'zh_CN',
  service: 'in_ID',
  finance: 'zh_CN',
  live: 'es_MX',
  editor: 'zh_CN',
  regional: 'in_ID',
}

/** Which department each role belongs to, by their places. */
const homes = [7, 5, 5, 1, 0, 6, 4, 3, 0, 5, 0, 2, 4, 5, 6, 8, 7]

/** Who signs in by these names is first: `admin`, then the other demo sign-ins. */
export const accountGenerator: Generator = {
  distinct: true,
  row(world, index, random): RowOf<typeof account> {
    const demo = demoAccounts[index - 1]
    const signIn = index === 0 ? { username: 'admin', realName: 'Ann Admin' } : demo
    const drawn = random.pick(['zh_CN', 'zh_CN', 'zh_CN', 'en', 'in_ID', 'es_MX'] as const)
    const voice = signIn ? (ownLanguages[signIn.username] ?? 'en') : drawn
    const name = personName(random, drawn)
    const role = roleAt(world, index)
    const latin = name.en
      .normalize('NFD')
      .toLowerCase()
      .replace(/[^a-z ]/g, '')
      .split(' ')
      .join('.')
    const username = signIn?.username ?? `${latin.slice(0, 26)}${index + 1}`
    const employment = signIn
      ? 'employee'
      : random.pick(['employee', 'employee', 'employee', 'employee', 'contractor', 'agency'] as const)
    const state = signIn || random.chance(0.88) ? 'active' : random.pick(['disabled', 'locked', 'expired'] as const)
    const { now } = world.calendar
    const areasOf = (country: string | undefined) =>
      country === undefined ? undefined : [areaId(world, country, 'general') ?? -1]
    const createdAt = now - random.between(20, 360) * day
    const seen = state === 'active' ? now - random.next() ** 3 * 12 * day : now - random.between(15, 100) * day
    return {
      username,
      realName: signIn?.realName ?? name.zh_CN,
      employeeNo: `E${String(1_001 + index)}`,
      email: `${username}@iron-man.example`,
      phone: null,
      department: world.id('constantItem', (homes[role] ?? role) % departments.length) ?? 0,
      manager:
        signIn || index < demoAccounts.length + 8 ? null : world.id('account', 1 + demoAccounts.length + random.int(7)),
      employment,
      roles: [world.id('role', role) ?? 0],
      areas: areasOf(demo?.country) ?? (signIn || random.chance(0.7) ? [-1] : someAreas(world, random, 'general')),
      languages: languages.filter((each) => each === voice || each === 'en' || random.chance(0.15)),
      timezone: signIn ? 'Asia/Shanghai' : random.pick(seats[voice]),
      avatar: null,
      ipAllow: null,
      expiresAt:
        employment === 'employee' ? null : instant(now + (state === 'expired' ? -3 : random.between(20, 300)) * day),
      // Nobody of the demo has set up a second factor, so that each can be tried with a password.
      otpOn: false,
      mustChangePassword: false,
      passwordChangedAt: signIn ? null : instant(now - random.between(2, 80) * day),
      failedLogins: state === 'locked' ? 5 : 0,
      lockedUntil: state === 'locked' ? instant(now + 25 * 60_000) : null,
      lastLoginAt: signIn ? null : instant(Math.max(createdAt, seen)),
      lastLoginIp: signIn ? null : `192.0.2.${random.between(1, 254)}`,
      reviewedAt: instant(now - random.between(5, 90) * day),
      reviewedBy: world.id('account', 0),
      remark: null,
      state,
      createdAt: instant(createdAt),
      createdBy: null,
      // Those to try the product with are in use, though nobody has signed in yet.
      updatedAt: instant(signIn ? now : createdAt),
      updatedBy: null,
    }
  },
}
