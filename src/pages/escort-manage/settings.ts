import escortSetting from '../../entities/escort-manage/escort-setting'
import { definePage } from '../../schema/page'

export default definePage(escortSetting, {
  kind: 'list',
  menu: 20,
  icon: 'settings-2',
  columns: [
    'area',
    'open',
    'applyOpen',
    'minAge',
    'acceptMinutes',
    'holdHours',
    'dailyOrderCap',
    'dailySpendCap',
    'updatedAt',
  ],
  filters: ['area', 'open'],
  sort: 'area',
  verbs: ['create', 'edit', 'copy'],
  fieldsets: {
    opening: ['area', 'open', 'applyOpen', 'minAge', 'minUserLevel'],
    orders: [
      'acceptMinutes',
      'startMinutes',
      'holdHours',
      'minServiceShare',
      'dailyOrderCap',
      'dailySpendCap',
      'quietFrom',
      'quietTo',
    ],
    safety: ['recordCalls', 'creditRules'],
    levels: ['levelRules'],
    shown: ['noticeText', 'banners'],
  },
})
