import liveActivityRank from '../../../../../../entities/activity-manage/live-activity-rank'
import { definePage } from '../../../../../../schema/page'

export default definePage(liveActivityRank, {
  kind: 'form',
  icon: 'trophy',
  within: 'template',
  fieldsets: {
    who: ['name', 'subject', 'enrol', 'entrants', 'minLevel', 'countries', 'excludedGroups'],
    score: ['metric', 'formula', 'gifts', 'direction', 'tieBreak', 'minScore'],
    time: ['period', 'stages', 'startsAt', 'endsAt'],
    display: ['size', 'showScore', 'refreshSeconds', 'position'],
  },
})
