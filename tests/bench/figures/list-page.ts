import { percentile, type Figure } from '../support/figure'
import type { MillionUsers } from '../support/million-users'

const day = 24 * 3600 * 1000
const ago = (days: number) => new Date(Date.now() - days * day).toISOString()

/** Every column of the user list that rows can be sorted by. */
const sorts = [
  'displayId',
  'nickname',
  'kind',
  'state',
  'country',
  'language',
  'level',
  'vipState',
  'coins',
  'totalPaid',
  'riskScore',
  'activeBans',
  'registeredAt',
  'lastActiveAt',
  'vipExpiresAt',
  'registerType',
  'channel',
  'client',
]

/** What staff filter users by: much and little of the list, by each kind of field, alone and together. */
const filters: Readonly<Record<string, object>>[] = [
  {},
  { state: { is: ['normal'] } },
  { state: { is: ['disabled'] } },
  { country: { is: [1] } },
  { vipState: { is: ['active', 'trial'] } },
  { kind: { not: ['normal'] } },
  { registeredAt: { from: ago(1) } },
  { registeredAt: { from: ago(30), to: ago(0) } },
  { lastActiveAt: { to: ago(300) } },
  { nickname: { contains: 'dragon' } },
  { displayId: { contains: '1234' } },
  { level: { from: 40 } },
  { riskScore: { from: 80 } },
  { riskFlags: { is: ['vpn'] } },
  { labels: { is: [1] } },
  { totalPaid: { from: 10_000 } },
  { state: { is: ['normal'] }, country: { is: [1] }, vipState: { is: ['active'] } },
]

/** A page of 100 of 1,000,000 users: every sort in both directions under every filter, as the server times it. */
export const listPage: Figure = {
  name: 'list-page-100',
  goals: [{ name: 'list-page-100', unit: 'ms p95', goal: 12 }],
  prepare: async (bench) => {
    const running = await bench.millionUsers()
    await pass(running)
    return async () => [percentile(await pass(running), 0.95)]
  },
}

async function pass(running: MillionUsers): Promise<number[]> {
  const times: number[] = []
  for (const filter of filters)
    for (const sort of sorts.flatMap((field) => [field, `-${field}`])) {
      const body = { page: 'user-manage.user-list', filters: filter, sort, size: 100 }
      times.push(await running.time('/user/backend/page', body))
    }
  return times
}
