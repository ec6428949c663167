import { sql } from 'kysely'
import { fixedItem } from '../../../dictionaries/dictionaries'
import ugcPost from '../../../entities/ugc/ugc-post'
import ugcReport from '../../../entities/ugc/ugc-report'
import { defineRules } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'
import { banUser } from '../users/bans'
import { daysFrom } from '../../operations/days-from'

/** Abusive reports that close reporting, within as many days as it stays closed. */
const maxAbusive = 5
const abuseDays = 30

/** The count of a post's open reports follows them; who reports in bad faith loses the right to. */
export const reportRules = defineRules(ugcReport, {
  afterSave: async (context, saved, before) => {
    if (saved.state === before?.state) return
    await countReports(context, saved.post)
    if (saved.state === 'abusive' && saved.reporter !== null) await closeReporting(context, saved.reporter)
  },
})

async function countReports({ db, records }: Context, id: number): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct reporter) as count from ugc_report where post = ${id} and state = 'open'`.execute(db)
  await records.update(ugcPost, await records.get(ugcPost, id), { reportCount: Number(rows[0]?.count ?? 0) })
}

async function closeReporting(context: Context, reporter: number): Promise<void> {
  const since = daysFrom(context.now, -abuseDays).toISOString()
  const { rows } = await sql<{ count: number }>`select count(*) as count from ugc_report
    where reporter = ${reporter} and state = 'abusive' and coalesce(closed_at, updated_at) >= ${since}`.execute(
    context.db,
  )
  if (Number(rows[0]?.count ?? 0) < maxAbusive) return
  await banUser(context, reporter, {
    scope: 'report',
    reasonCode: fixedItem('userBanReason', 'abuse'),
    reason: `${maxAbusive} abusive reports in ${abuseDays} days`,
    expiresAt: daysFrom(context.now, abuseDays).toISOString(),
    source: 'rule',
  })
}
