import ugcAuditSetting from '../../entities/ugc/ugc-audit-setting'
import { definePage } from '../../schema/page'

export default definePage(ugcAuditSetting, {
  kind: 'settings',
  icon: 'settings-2',
  fieldsets: {
    beforeOrAfterPublishing: ['beforeAreas', 'beforeKinds', 'newUserPosts', 'emergencyAreas', 'emergencyUntil'],
    machine: ['thresholds', 'samplePercent'],
    rounds: ['reportThreshold', 'hideAtReports', 'reachSteps', 'slaMinutes'],
    penaltiesAndAppeals: ['strikeWindowDays', 'ladder', 'appealDays'],
    auditors: ['calmMode'],
  },
})
