import serviceSetting from '../../entities/service-manage/service-setting'
import { definePage } from '../../schema/page'

export default definePage(serviceSetting, {
  kind: 'settings',
  menu: 30,
  icon: 'settings-2',
  fieldsets: {
    targets: ['firstReplyTargets', 'solveTargets', 'workingHours', 'autoCloseDays'],
    routing: ['routing', 'maxOpenPerAgent'],
    userSide: ['autoReply', 'surveyEnabled', 'logRetentionDays'],
  },
})
