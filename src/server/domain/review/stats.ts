import { sql } from 'kysely'
import reviewerEntity from '../../../entities/review-manage/reviewer'
import { type Verdict } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'
import { type Stat } from './count-row'

/** The checker is neither the reviewer nor somebody whom the reviewer checked that day. */
export async function isIndependent({ records, db, account }: Context, row: Stat): Promise<Verdict> {
  const [reviewer] = row.reviewer === null ? [] : await records.where(reviewerEntity, { id: row.reviewer }, 1)
  if (!reviewer) return true
  if (reviewer.account === account.id) return 'review-manage.ownRow'
  const { rows } = await sql<{ id: number }>`select c.id from review_check c join reviewer r on r.id = c.reviewer
    where c.checker = ${reviewer.account} and r.account = ${account.id} and c.checked_at::date = ${row.day}::date
    limit 1`.execute(db)
  return rows.length === 0 || 'review-manage.checkedByThem'
}
