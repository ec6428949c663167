import { sql } from 'kysely'
import type { Entity } from '../../schema/entity'
import type { CommandInfo } from '../../schema/registry'
import { countedTitle } from '../base/command-title'
import { storageOf } from '../db/storage'
import { transaction } from '../db/transaction'
import type { Account } from '../access/account'
import { selectionSql } from '../run/select'
import type { Services } from '../base/services'
import type { Selection } from './jobs'
import type { BatchPlan } from './work-item'

/** Of this many records or fewer a call takes down which they are; of more the job does, as many at a time. */
export const frozenAtOnce = 20_000
/** One batch may pass over many records that do not match, in seconds. */
const batchSeconds = 900

/** What of a selection is still to be taken down, before any of its records is changed. */
export interface Unfrozen {
  readonly selection: Exclude<Selection, { readonly ids: readonly number[] }>
  /** The moment that it was asked for: what came later is none of it. */
  readonly asOf: string
  /** All up to this one are. */
  readonly last: number
}

/** What becomes of a job's selection. */
export type Frozen = 'whole' | 'stopped' | 'moreThanExpected'

interface Freezing {
  readonly jobId: number
  readonly plan: BatchPlan
  readonly account: Account
  readonly info: CommandInfo
  /** Says how many there are so far; answers whether the job is still wanted. */
  readonly tell: (frozen: number) => Promise<boolean>
  readonly signal: AbortSignal
  readonly batchSize?: number
}

/**
 * Takes down the records of a large selection batch by batch, in the order of their ids. Each batch is kept with how far it came: a server
 * that is killed goes on there.
 */
export async function freezeRest(services: Services, freezing: Freezing): Promise<Frozen> {
  const { jobId, plan, info, tell, signal, batchSize = frozenAtOnce } = freezing
  const unfrozen = 'unfrozen' in plan ? plan.unfrozen : undefined
  if (!unfrozen) return 'whole'
  let frozen = await countFrozen(services, jobId)
  for (let last: number | undefined = unfrozen.last; last !== undefined;) {
    if (signal.aborted || !(await tell(frozen))) return 'stopped'
    const taken: { count: number; last: number | undefined } = await freezeBatch(
      services,
      freezing,
      unfrozen,
      last,
      batchSize,
    )
    frozen += taken.count
    last = taken.last
  }
  const { expectedCount } = unfrozen.selection
  if (expectedCount !== undefined && frozen > expectedCount) return 'moreThanExpected'
  const title = countedTitle(info, frozen, plan.language).slice(0, 160)
  await transaction(services.db, services.config, async (db) => {
    await sql`update batch_job set total = ${frozen}, title = ${title} where id = ${jobId}`.execute(db)
    await sql`update work_item set plan = plan - 'unfrozen' where kind = 'batchJob' and work_id = ${jobId}`.execute(db)
  })
  return 'whole'
}

/** @returns how many came, and the last of them; none where nothing is left */
function freezeBatch(
  services: Services,
  { jobId, plan, account, info }: Freezing,
  { selection, asOf }: Unfrozen,
  after: number,
  batchSize: number,
): Promise<{ count: number; last: number | undefined }> {
  const { table, byField } = storageOf(info.command.entity as Entity)
  const isOfThen = byField.has('createdAt') ? sql`created_at <= ${asOf}` : sql`true`
  const deadlines = { ...services.config, statementSeconds: batchSeconds }
  return transaction(services.db, deadlines, async (db) => {
    const asked = { account, language: plan.language, now: new Date(asOf), db, services }
    const { rows } = await sql<{ count: number; last: number | null }>`with batch as materialized (
        select id from (select * from ${sql.table(table)}${await selectionSql(asked, info, selection)}) as chosen
        where id > ${after} and ${isOfThen} order by id limit ${batchSize}),
      taken as (insert into batch_job_row (job_id, row_id, status) select ${jobId}, id, 'pending' from batch
        on conflict do nothing returning row_id)
      select (select count(*) from taken) as count, max(id) as last from batch`.execute(db)
    const last = rows[0]?.last == null ? undefined : Number(rows[0].last)
    if (last !== undefined)
      await sql`update work_item set plan = jsonb_set(plan, '{unfrozen,last}', to_jsonb(${last}::bigint))
        where kind = 'batchJob' and work_id = ${jobId}`.execute(db)
    return { count: Number(rows[0]?.count ?? 0), last }
  })
}

async function countFrozen({ db }: Services, jobId: number): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*) as count from batch_job_row where job_id = ${jobId}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}
