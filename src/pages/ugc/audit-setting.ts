import ugcAuditSetting from '../../entities/ugc/ugc-audit-setting'
import { definePage } from '../../schema/page'

export default definePage(ugcAuditSetting, {
  kind: 'settings',
  icon: 'settings-2',
  fieldsets: {
    beforeOrAfterPublishing: ['beforeAreas', 'beforeKinds', 'newUserPosts'],
    emergency: ['emergencyAreas', 'emergencyUntil', 'emergencyReason'],
    draft: ['thresholds', 'ladder', 'draftBy', 'draftAt', 'replayedAt'],
    inForce: ['liveVersion', 'liveThresholds', 'liveLadder'],
    machine: ['samplePercent'],
    rounds: ['reportThreshold', 'hideAtReports', 'reachSteps', 'slaMinutes'],
    penaltiesAndAppeals: ['strikeWindowDays', 'appealDays'],
    auditors: ['calmMode'],
  },
})
