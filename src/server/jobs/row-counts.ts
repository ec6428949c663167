import { sql } from 'kysely'
import type { Services } from '../base/services'
import type { RowStatus } from './batch-row'

/** How many records of a job are through, by what became of them. */
export type Counts = Record<RowStatus, number>

/** Counted from the records themselves: what the job says of itself may be a quarter of a second old. */
export async function countRows({ db }: Pick<Services, 'db'>, jobId: number): Promise<Counts> {
  const { rows } = await sql<{ status: RowStatus; count: number }>`select status, count(*) as count
    from batch_job_row where job_id = ${jobId} group by status`.execute(db)
  const of = (status: RowStatus) => Number(rows.find((row) => row.status === status)?.count ?? 0)
  return { done: of('done'), skipped: of('skipped'), failed: of('failed') }
}
