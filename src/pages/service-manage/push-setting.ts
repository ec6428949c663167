import pushSetting from '../../entities/service-manage/push-setting'
import { definePage } from '../../schema/page'

export default definePage(pushSetting, {
  kind: 'settings',
  menu: 100,
  icon: 'settings-2',
  fieldsets: {
    caps: ['marketingPerDay', 'totalPerDay', 'minGap', 'areaOverrides'],
    quietHours: ['quietFrom', 'quietTo'],
    engine: ['globalPerSecond', 'stopAll', 'testUsers'],
  },
})
