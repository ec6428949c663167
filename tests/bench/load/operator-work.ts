import { setTimeout as sleep } from 'node:timers/promises'
import type { OperatorSession } from './operator-session'

const day = 24 * 3600 * 1000
const ago = (days: number) => new Date(Date.now() - days * day).toISOString()
const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(Math.random() * values.length)]!

/** Lists that staff look at all day, with what they filter and sort them by, and the columns that they first show. */
const lists = [
  {
    api: '/user/backend',
    page: 'user-manage.user-list',
    columns:
      'portrait displayId nickname kind state country language level vipState coins totalPaid labels riskScore activeBans registeredAt lastActiveAt',
    sorts: ['-registeredAt', '-lastActiveAt', '-totalPaid', '-riskScore'],
    filters: () => [
      {},
      { state: { is: ['normal'] } },
      { vipState: { is: ['active', 'trial'] } },
      { country: { is: [1 + Math.floor(Math.random() * 20)] } },
      { registeredAt: { from: ago(7) } },
      { riskScore: { from: 80 } },
    ],
  },
  {
    api: '/pay/backend/order',
    page: 'goods-and-order.order-itemized',
    columns:
      'orderNo user.displayId user.nickname kind productName amount currency amountUsd state paidAt createdAt user',
    sorts: ['-createdAt', '-amountUsd'],
    filters: () => [{}, { state: { is: ['paid'] } }, { createdAt: { from: ago(1) } }],
  },
  {
    api: '/service/backend/feedback',
    page: 'service-manage.feedback-list',
    columns:
      'number priority category content user.displayId area language client assignee replies dueAt state createdAt',
    sorts: ['dueAt', '-createdAt'],
    filters: () => [{ state: { is: ['new', 'assigned', 'escalated'] } }, { priority: { is: ['high'] } }],
  },
  {
    api: '/cms/backend/drama',
    page: 'movie-manage.series-list',
    columns:
      'id coverVertical title kind season totalEpisodes serialState areas access licenceEndsAt plays30d state updatedAt',
    sorts: ['-updatedAt', '-plays30d'],
    filters: () => [{}, { state: { is: ['published'] } }],
  },
  {
    api: '/auth/backend/auditEntry',
    page: 'staff-manage.audit-log',
    columns: 'at account.realName kind code recordTitle entity recordId reason result ip',
    sorts: ['-at'],
    filters: () => [{}, { at: { from: ago(1) } }],
  },
] as const

interface Row {
  readonly id: number
  readonly version: number
  readonly [field: string]: unknown
}

/** One thing that an operator does: a call, or a few. */
type Step = (session: OperatorSession, user: () => number) => Promise<void>

/** A list is opened: its first rows and their count are asked for together; often more rows are scrolled to. */
const list: Step = async (session) => {
  const { api, page, columns, sorts, filters } = pick(lists)
  const query = { page, sort: pick(sorts), filters: pick<object>(filters()), zone: 'Asia/Shanghai' }
  const window = { ...query, columns: columns.split(' '), size: 100 }
  await Promise.all([
    session.call('list', 'POST', `${api}/page`, { ...window, offset: 0 }),
    session.call('list', 'POST', `${api}/count`, query),
  ])
  if (Math.random() < 0.4) await session.call('list', 'POST', `${api}/page`, { ...window, offset: 100 })
}

/** A user is opened, and their orders. */
const open: Step = async (session, user) => {
  const id = user()
  await session.call('open', 'GET', `/user/backend/detail?id=${id}`)
  const orders = {
    page: 'goods-and-order.order-itemized',
    filters: { user: { is: [id] } },
    sort: '-createdAt',
    size: 20,
  }
  await session.call('list', 'POST', '/pay/backend/order/page', orders)
}

/** A record is looked for by its first letters, as they are typed. */
const find: Step = async (session) => {
  const text = pick(['dragon', 'lin', 'maria', 'star', 'putri', '1000', 'moon', 'alex'])
  await session.call('find', 'GET', `/user/backend/options?search=${text}&limit=20`)
}

const figures: Step = async (session) => {
  await session.call('figures', 'GET', '/report/backend/dashboard')
}

/** A user is disabled, with a look at what it would do first, and let in again. */
const command: Step = async (session, user) => {
  const [id, url] = [user(), '/user/backend/monitor/account/disabled']
  const terms = {
    id,
    reasonCode: 'spam',
    reason: 'advertising',
    expiresAt: new Date(Date.now() + 7 * day).toISOString(),
  }
  const disable = 'user-manage.user-list.disable'
  await session.call('command', 'POST', url, { ...terms, dryRun: true }, disable)
  const done = await session.call('command', 'POST', url, { ...terms, notifyUser: false }, disable)
  if (done) await session.call('command', 'POST', url, { id, reason: 'a mistake' }, 'user-manage.user-list.restore')
}

/** A user's nickname is changed in their form. */
const save: Step = async (session, user) => {
  const found = await session.call<Row>('open', 'GET', `/user/backend/detail?id=${user()}`)
  if (!found) return
  const { id, version } = found
  await session.call('save', 'POST', '/user/backend/info/edit', { id, version, nickname: `Saved ${version}` })
}

/** The users of an hour are exported: the call that asks for it; the file is made behind it. */
const exportUsers: Step = async (session) => {
  const registeredAt = { from: ago(1), to: ago(0.95) }
  await session.call('export', 'POST', '/report/backend/exportTask/save', {
    exportType: 'user-list',
    paramJson: JSON.stringify({ page: 'user-manage.user-list', language: 'en', filters: { registeredAt } }),
    format: 'csv',
  })
}

const signIn: Step = (session) => session.signIn()

/** What of a hundred steps each kind makes up. */
const mix: readonly (readonly [number, Step])[] = [
  [42, list],
  [18, open],
  [14, find],
  [10, command],
  [10, save],
  [3, figures],
  [2, exportUsers],
  [1, signIn],
]

function nextStep(): Step {
  let left = Math.random() * 100
  for (const [share, step] of mix) if ((left -= share) < 0) return step
  return list
}

/** What a load asks for. */
export interface Pace {
  /** Milliseconds from the end of one step to the next, on average; the waits differ as people do. */
  readonly think: number
}

/**
 * An operator at work, until the signal says that it is enough.
 * @param users theirs alone: two who work on the same record would refuse each other, which is right and no fault
 */
export async function work(
  session: OperatorSession,
  users: readonly number[],
  { think }: Pace,
  signal: AbortSignal,
): Promise<void> {
  const user = () => pick(users)
  while (!signal.aborted) {
    await sleep(Math.min(-Math.log(1 - Math.random()) * think, think * 5), undefined, { signal }).catch(() => undefined)
    if (!signal.aborted) await nextStep()(session, user)
  }
}
