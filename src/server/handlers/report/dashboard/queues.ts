import { sql } from 'kysely'
import type { Filter } from '../../../../fields/filter'
import { storageOf } from '../../../db/storage'
import { countRows } from '../../../operations/count-rows'
import { prepareQuery } from '../../../operations/list'
import { whereSql } from '../../../operations/list-sql'
import { codeOf } from '../../../access/shown-lists'
import { holds } from '../../../pipeline/account'
import type { Context } from '../../../pipeline/operation'

/** Work that waits for somebody: the rows of a page's list under a filter. */
interface Queue {
  readonly id: string
  readonly page: string
  /** The right to do the work; the page's own where none is named. */
  readonly code?: string
  /** Whether the account has part in such work at all, where no single right says so. */
  readonly when?: (context: Context) => boolean
  readonly filters: (accountId: number) => Readonly<Record<string, Filter>>
  /** When a row began to wait. */
  readonly since: string
  /** After so many hours a row is overdue. */
  readonly dueHours: number
}

const state = (...states: string[]) => ({ state: { is: states } })

/** In the order of their keys 1 to 9. A queue of a page that is not there, or may not be opened, is left out. */
const queues: readonly Queue[] = [
  {
    id: 'seriesReview',
    page: 'review-manage.initial-review',
    code: 'ReviewManage:initialReview.take',
    filters: () => state('waiting'),
    since: 'submittedAt',
    dueHours: 24,
  },
  {
    id: 'failedFiles',
    page: 'movie-manage.series-resources',
    code: 'MovieManage:seriesResources.retranscode',
    filters: () => ({ resourceState: { is: ['failed'] } }),
    since: 'updatedAt',
    dueHours: 48,
  },
  {
    id: 'pushApproval',
    page: 'service-manage.push-list',
    code: 'ServiceManage:pushList.approve',
    filters: () => state('pendingApproval'),
    since: 'updatedAt',
    dueHours: 8,
  },
  {
    id: 'banAppeals',
    page: 'user-manage.user-black-list',
    code: 'UserManage:userBlackList.grantAppeal',
    filters: () => ({ appeal: { is: ['open'] } }),
    since: 'updatedAt',
    dueHours: 72,
  },
  {
    id: 'deletions',
    page: 'user-manage.user-list',
    code: 'UserManage:userList.cancelDeletion',
    filters: () => state('deleting'),
    since: 'updatedAt',
    dueHours: 30 * 24,
  },
  {
    id: 'approvals',
    page: 'system.report-center-approvals',
    when: ({ account, services }) =>
      [...services.registry.commands.values()].some(
        ({ command, permission }) => command.danger === 'second' && holds(account, permission),
      ),
    filters: (id) => ({ ...state('pending'), createdBy: { not: [id] } }),
    since: 'createdAt',
    dueHours: 24,
  },
  {
    id: 'myExports',
    page: 'system.report-center-index',
    filters: (id) => ({ ...state('failed'), createdBy: { is: [id] } }),
    since: 'updatedAt',
    dueHours: 24,
  },
  {
    id: 'myJobs',
    page: 'system.report-center-jobs',
    filters: (id) => ({ ...state('failed', 'partlyFailed'), createdBy: { is: [id] } }),
    since: 'updatedAt',
    dueHours: 24,
  },
]

/** What waits for the account that asks, one entry a queue that it may work in. */
export async function waitingQueues(context: Context) {
  const { account, services } = context
  const waiting = []
  for (const { id, page: pageId, code, when, filters: filtersFor, since, dueHours } of queues) {
    const info = services.registry.pages.get(pageId)
    const entity = info?.page.entity
    if (!info || !entity || !holds(account, codeOf(info)) || !holds(account, code ?? '')) continue
    if (when && !when(context)) continue
    const filters = filtersFor(account.id)
    const { conditions } = await prepareQuery(services.registry, entity, context, { filters, page: pageId })
    const { total, estimated } = await countRows(services.reading, entity, conditions)
    const { table, byField } = storageOf(entity)
    const column = byField.get(since)?.column ?? 'updated_at'
    const oldest =
      total === 0
        ? undefined
        : await sql<{ at: string | null }>`select min(${sql.ref(column)}) as at
            from ${sql.table(table)}${whereSql(conditions)}`.execute(services.reading)
    waiting.push({
      id,
      page: pageId,
      path: info.path,
      filters,
      count: total,
      estimated,
      oldestAt: oldest?.rows[0]?.at ?? null,
      dueHours,
    })
  }
  return waiting
}
