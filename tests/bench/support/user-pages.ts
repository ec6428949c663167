import type { RunningServer } from './running-server'

const page = 'user-manage.user-list'

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

/**
 * Asks for the first page of 100 users by every sort in both directions under every filter.
 * @returns how long the server has taken for each, in milliseconds
 */
export async function timeUserPages(running: RunningServer): Promise<number[]> {
  const times: number[] = []
  for (const filter of filters)
    for (const sort of sorts.flatMap((field) => [field, `-${field}`]))
      times.push(await running.time('/user/backend/page', { page, filters: filter, sort, size: 100 }))
  return times
}

/**
 * Asks under each filter, ten times, how many users there are: exactly, or by the planner's estimate where that says so.
 * @returns how long the server has taken for each, in milliseconds
 */
export async function timeUserCounts(running: RunningServer): Promise<number[]> {
  const times: number[] = []
  for (let turn = 0; turn < 10; turn++)
    for (const filter of filters) times.push(await running.time('/user/backend/count', { page, filters: filter }))
  return times
}
