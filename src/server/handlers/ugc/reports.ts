import { sql } from 'kysely'
import { allowReporter, banReporter } from '../../../../commands/ugc/report-list'
import { fixedItem } from '../../../entities/dictionaries'
import ugcPost from '../../../entities/ugc/ugc-post'
import ugcReport from '../../../entities/ugc/ugc-report'
import { defineRules, handle } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'
import { bansInForce, banUser, endBan, settleUser } from '../user/bans'
import { daysFrom } from '../days-from'

/** So many abusive reports in so many days close reporting, for as long. */
const mostAbusive = 5
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
  if (Number(rows[0]?.count ?? 0) < mostAbusive) return
  await banUser(context, reporter, {
    scope: 'report',
    reasonCode: fixedItem('userBanReason', 'abuse'),
    reason: `${mostAbusive} abusive reports in ${abuseDays} days`,
    expiresAt: daysFrom(context.now, abuseDays).toISOString(),
    source: 'rule',
  })
}

export const closingReporting = handle(banReporter, {
  check: (_context, { reporter }) => Promise.resolve(reporter !== null || 'ugc.report-list.noReporter'),
  run: async (context, { reporter }, { days, reason }) => {
    if (reporter === null) return
    await banUser(context, reporter, {
      scope: 'report',
      reasonCode: fixedItem('userBanReason', 'abuse'),
      reason,
      expiresAt: daysFrom(context.now, days).toISOString(),
      source: 'report',
    })
  },
})

export const reopeningReporting = handle(allowReporter, {
  check: async (context, { reporter }) => {
    const inForce = reporter === null ? [] : await bansInForce(context, reporter)
    return inForce.some(({ scope }) => scope === 'report') || 'ugc.report-list.mayReport'
  },
  run: async (context, { reporter }, { reason }) => {
    if (reporter === null) return
    for (const ban of await bansInForce(context, reporter))
      if (ban.scope === 'report') await endBan(context, ban, { state: 'lifted', reason })
    await settleUser(context, reporter)
  },
})
