import { sql } from 'kysely'
import * as commands from '../../../../commands/review-manage/episode-statistics'
import episodeReviewStat from '../../../entities/review-manage/episode-review-stat'
import reviewCheck from '../../../entities/review-manage/review-check'
import type { Finding } from '../../../schema/findings'
import { isOwnRow } from '../../access/own-rows'
import { caption } from '../../base/captions'
import { requestListFile } from '../../domain/reports/list-file'
import { countRow } from '../../domain/review/count-row'
import {
  checkDays,
  decisionList,
  decisionsOf,
  reasonColumns,
  requestPayList,
  statPage,
} from '../../domain/review/files'
import { titleSums } from '../../domain/review/own-files'
import { isLead } from '../../domain/review/own-reviewer'
import { isIndependent } from '../../domain/review/stats'
import { requestOwnExport } from '../../jobs/export/own-export'
import { handlers } from '../../operations/handler'
import { refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

interface Found {
  readonly id: number
  readonly state: string
  readonly checker: number | null
}

/** More wrong than this, in percent, and the sample is doubled once; then a lead decides. */
const maxWrong = 15

const compared = ['episodes', 'minutes', 'passed', 'rejected', 'returned', 'overturned', 'countedMinutes'] as const

export default handlers(commands, {
  /** Two people: whoever confirmed any of a month does not close it. What is closed never changes. */
  closeMonth: {
    preview: async (context, { month, agency }) => {
      const rows = await rowsOf(context, month, agency)
      const eligible = rows.filter(({ state }) => state === 'confirmed').length
      return { total: rows.length, eligible, reasons: [] }
    },
    run: async (context, { month, agency }) => {
      const rows = await rowsOf(context, month, agency)
      const open = rows.filter(({ state }) => state !== 'confirmed' && state !== 'closed').length
      if (open > 0) throw refused('review-manage.monthOpen', { month, count: open })
      const confirmed = rows.filter(({ state }) => state === 'confirmed')
      if (confirmed.length === 0) throw refused('review-manage.nothingToClose', { month })
      if (confirmed.some(({ checker }) => Number(checker) === context.account.id))
        throw refused('review-manage.confirmedByYou')
      for (const { id } of confirmed) {
        const row = await context.records.get(episodeReviewStat, Number(id))
        await context.records.update(episodeReviewStat, row, { state: 'closed' })
      }
      return { taskId: await requestPayList(context, month, agency) }
    },
  },

  exportReasons: {
    run: (context, days) =>
      requestListFile(context, {
        exportType: decisionList,
        title: caption(context.language, 'review-manage.episode-statistics.exportReasons'),
        filters: { ...decisionsOf(days), subject: { is: ['episode'] }, decision: { is: ['reject', 'return'] } },
        columns: reasonColumns,
      }),
  },

  exportByTitle: {
    run: async (context, days) => {
      const title = caption(context.language, 'review-manage.episode-statistics.exportByTitle')
      const params = { ...checkDays(days) }
      return { taskId: await requestOwnExport(context, titleSums, { title, page: statPage, params }) }
    },
  },

  exportPay: {
    run: async (context, { month }) => ({ taskId: await requestPayList(context, month, null) }),
  },

  confirm: {
    undo: 'image',
    check: async (context, row) => {
      const independent = await isIndependent(context, row)
      if (independent !== true) return independent
      const drawn = await context.records.where(reviewCheck, { stat: row.id, state: ['drawn', 'disputed'] })
      if (drawn.length > 0) return { caption: 'review-manage.unchecked', params: { count: String(drawn.length) } }
      const share = row.checked ? ((row.wrong ?? 0) / row.checked) * 100 : 0
      if (share <= maxWrong) return true
      if (!row.doubled) return 'review-manage.doubleSample'
      return (await isLead(context)) || 'review-manage.leadDecides'
    },
    run: async ({ records, account, now }, row, { remark }) => {
      const confirmed = { state: 'confirmed', checker: account.id, confirmedAt: now.toISOString() } as const
      await records.update(episodeReviewStat, row, { ...confirmed, ...(remark !== null && { remark }) })
    },
  },

  /** Tells what came out otherwise than it stood. */
  recalculate: {
    undo: 'image',
    check: (_context, { adjusts }) => Promise.resolve(adjusts === null || 'review-manage.adjustmentStays'),
    run: async (context, row) => {
      const counted = await countRow(context, row)
      const findings = compared.flatMap((name): Finding[] => {
        const [was, is] = [row[name] ?? 0, counted[name] ?? 0]
        return was === is ? [] : [{ caption: `episodeReviewStat.${name}`, value: `${was} → ${is}`, tone: 'warn' }]
      })
      return {
        findings: findings.length > 0 ? findings : [{ caption: 'review-manage.sameFigures', tone: 'good' as const }],
      }
    },
  },
})

/** The days of a month that the account comes to: others are none of those who close it. */
async function rowsOf(context: Context, month: string, agency: string | null): Promise<Found[]> {
  const own = isOwnRow(context, commands.closeMonth, episodeReviewStat, sql.ref('s.id'))
  const from = `${month}-01`
  const { rows } = await sql<Found>`select s.id, s.state, s.checker from episode_review_stat s
    left join reviewer r on r.id = s.reviewer
    where s.day >= ${from}::date and s.day < ${from}::date + interval '1 month'
      and (${agency}::text is null or r.agency = ${agency}) and ${own}
    order by s.id`.execute(context.db)
  return rows
}
