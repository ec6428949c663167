import { sql } from 'kysely'
import episodeReviewStat from '../../../entities/review-manage/episode-review-stat'
import { asSystem } from '../../run/as-system'
import { defineWork } from '../../jobs/work'
import { countRow, type Stat } from './count-row'
import { dayMs, hourMs } from '../../../schema/time'

/** A day is counted two hours after it ended where its reviewer is; what was missed is caught up for a month. */
const afterHours = 2
const daysBack = 31
/** Rows counted at once. */
const batchSize = 200

type Key = Pick<Stat, 'day' | 'reviewer' | 'stage' | 'category' | 'area' | 'language'>

/** Makes the rows of days that are over, from the decisions that no row counts yet. */
export const countingDays = defineWork('review.countDays', {
  lane: 'upkeep',
  everySeconds: 1_800,
  run: async (services) => {
    const now = new Date()
    const { rows } = await sql<Key>`select distinct (d.decided_at at time zone r.timezone)::date::text as day,
        d.reviewer, d.stage, i.type as category, t.area, t.language
      from review_decision d join reviewer r on r.id = d.reviewer join review_task t on t.id = d.task
        join content_item i on i.id = d.content and i.type in ('movie', 'series', 'short')
      where d.subject = 'episode' and d.stat is null and d.state <> 'withdrawn'
        and d.decided_at >= ${new Date(now.getTime() - daysBack * dayMs).toISOString()}
        and ((d.decided_at at time zone r.timezone)::date + 1)::timestamp at time zone r.timezone
          <= ${new Date(now.getTime() - afterHours * hourMs).toISOString()}
      limit ${batchSize}`.execute(services.db)
    for (const key of rows)
      await asSystem(services, 'review.countDays', now, async ({ db, records }) => {
        const found = await records.where(episodeReviewStat, { ...key, adjusts: null }, 1)
        const row = found[0] ?? (await records.insert(episodeReviewStat, { ...key, state: 'open' }))
        if (row.state !== 'closed') await countRow({ db, records }, row)
      })
  },
})
