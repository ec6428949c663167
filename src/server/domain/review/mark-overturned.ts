import episodeReviewStat from '../../../entities/review-manage/episode-review-stat'
import reviewDecision from '../../../entities/review-manage/review-decision'
import type { Context } from '../../pipeline/operation'
import { countRow } from './count-row'
import type { Decision } from './decisions'

/**
 * A decision that did not hold. It counts no longer in its reviewer's figures; those of a closed month never change, so
 * that a row of today takes off what was counted there.
 */
export async function markOverturned(
  context: Context,
  decision: Decision,
  by: NonNullable<Decision['overturnedBy']>,
): Promise<void> {
  const { records, now } = context
  await records.update(reviewDecision, decision, { state: 'overturned', overturnedBy: by })
  if (decision.stat === null) return
  const row = await records.get(episodeReviewStat, decision.stat)
  if (row.state !== 'closed') {
    await countRow(context, row)
    return
  }
  const minutes = decision.minutes ?? 0
  const share = row.countedMinutes ? minutes / row.countedMinutes : 0
  const { reviewer, stage, category, area, currency } = row
  await records.insert(episodeReviewStat, {
    ...{ reviewer, stage, category, area, currency },
    day: now.toISOString().slice(0, 10),
    adjusts: row.id,
    episodes: -1,
    overturned: 1,
    minutes: -minutes,
    countedMinutes: -minutes,
    pay: row.pay === null ? null : -Math.round(row.pay * share),
    state: 'open',
  })
}
