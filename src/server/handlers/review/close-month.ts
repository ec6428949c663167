import { sql } from 'kysely'
import { closeMonth } from '../../../../commands/review-manage/episode-statistics'
import episodeReviewStat from '../../../entities/review-manage/episode-review-stat'
import { isOwnRow } from '../../access/own-rows'
import { handlePage } from '../../operations/handler'
import { refused } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'
import { requestPayList } from './files'

interface Found {
  readonly id: number
  readonly state: string
  readonly checker: number | null
}

/** Two people: whoever confirmed any of a month does not close it. What is closed never changes. */
export const closingMonth = handlePage(closeMonth, {
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
})

/** The days of a month that the account comes to: others are none of those who close it. */
async function rowsOf(context: Context, month: string, agency: string | null): Promise<Found[]> {
  const own = isOwnRow(context, closeMonth, episodeReviewStat, sql.ref('s.id'))
  const from = `${month}-01`
  const { rows } = await sql<Found>`select s.id, s.state, s.checker from episode_review_stat s
    left join reviewer r on r.id = s.reviewer
    where s.day >= ${from}::date and s.day < ${from}::date + interval '1 month'
      and (${agency}::text is null or r.agency = ${agency}) and ${own}
    order by s.id`.execute(context.db)
  return rows
}
