import { sql, type Expression, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { Filter } from '../../../../fields/filter'
import type { Entity } from '../../../../schema/entity'
import { forgetsWhenAsked } from '../../../base/caches'
import { costBounds } from '../../../db/cost-bounds'
import type { Database } from '../../../db/database'
import { KeptAnswers } from '../../../db/kept-answers'
import { planOf } from '../../../db/plan-of'
import { storageOf } from '../../../db/storage'
import { rowsOfLargest } from '../../../db/table-sizes'
import { countRows } from '../../../operations/count-rows'
import { prepareQuery } from '../../../operations/list'
import { whereSql } from '../../../operations/list-sql'
import { codeOf } from '../../../access/shown-lists'
import { holds } from '../../../access/account'
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
  /** After this many hours a row is overdue. */
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
    page: 'user-manage.user-black-list-appeals',
    code: 'UserManage:userBlackList.appeals.grantAppeal',
    filters: () => ({}),
    since: 'appealedAt',
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
    waiting.push({ entity, conditions, since, shown: { id, page: pageId, path: info.path, filters, dueHours } })
  }
  const counts = await countAll(services.reading, waiting)
  return waiting.map(({ shown }, at) => ({ ...shown, ...counts[at]! }))
}

/** The rows of a queue, and the field that says since when each waits. */
interface Waiting {
  readonly entity: Entity
  readonly conditions: readonly Expression<SqlBool>[]
  readonly since: string
}

interface QueueCount {
  readonly count: number
  readonly estimated: boolean
  /** Since when the row waits that has waited longest; null where none waits, or they are too many to look through. */
  readonly oldestAt: string | null
}

/** What waits in tables of fewer rows is counted at once for whoever asks. */
const smallTable = 20_000
/** What waits in a larger one, all who see it hear of changes together, after this long, in milliseconds. */
const sharedFor = 5_000
const shared = new KeptAnswers<QueueCount>(sharedFor, 500)

forgetsWhenAsked('lists', (services) => shared.forget(services))

/** How much waits, and since when: by one query for all queues in small tables; in large ones shared, or by an estimate. */
async function countAll(db: Kysely<Database>, waiting: readonly Waiting[]): Promise<QueueCount[]> {
  const isLarge = await Promise.all(
    waiting.map(async ({ entity }) => (await rowsOfLargest(db, [storageOf(entity).table])) >= smallTable),
  )
  const [small, large] = await Promise.all([
    countTogether(
      db,
      waiting.filter((_, at) => !isLarge[at]),
    ),
    Promise.all(
      waiting
        .filter((_, at) => isLarge[at])
        .map((each) => shared.ask(db, countQuery(each), () => countLarge(db, each))),
    ),
  ])
  const [nextSmall, nextLarge] = [small.values(), large.values()]
  return isLarge.map((is) => (is ? nextLarge : nextSmall).next().value!)
}

interface CountedRow {
  readonly total: number
  readonly oldest: string | null
}

function countQuery({ entity, conditions, since }: Waiting, at = 0): RawBuilder<CountedRow> {
  const { table, byField } = storageOf(entity)
  const column = sql.ref(byField.get(since)?.column ?? 'updated_at')
  return sql<CountedRow>`select ${sql.lit(at)} as at, count(*) as total, min(${column}) as oldest
    from ${sql.table(table)}${whereSql(conditions)}`
}

async function countTogether(db: Kysely<Database>, waiting: readonly Waiting[]): Promise<QueueCount[]> {
  if (waiting.length === 0) return []
  const each = waiting.map((queue, at) => countQuery(queue, at))
  const { rows } = await sql<CountedRow>`${sql.join(each, sql` union all `)} order by at`.execute(db)
  return rows.map(asCount)
}

async function countLarge(db: Kysely<Database>, waiting: Waiting): Promise<QueueCount> {
  const query = countQuery(waiting)
  if ((await planOf(db, query)).cost > costBounds.queue) {
    const { total, estimated } = await countRows(db, waiting.entity, waiting.conditions)
    return { count: total, estimated, oldestAt: null }
  }
  const { rows } = await query.execute(db)
  return asCount(rows[0]!)
}

function asCount({ total, oldest }: CountedRow): QueueCount {
  return { count: Number(total), estimated: false, oldestAt: oldest }
}
