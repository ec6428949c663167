import liveActivityRank from '../../../../../../src/entities/activity-manage/live-activity-rank'
import { ref } from '../../../../../../src/fields'
import { defineCommand } from '../../../../../../src/schema/command'

export { openRewards } from '../../[temId]'

/** Metric, weights, enrolment and tie-break of another rank; its times stay. */
export const copyFrom = defineCommand(liveActivityRank, {
  on: 'row',
  states: ['draft'],
  asks: { rank: ref('liveActivityRank', { required: true }) },
  icon: 'copy',
})
