import fissionRule from '../../entities/activity-manage/fission-rule'
import { definePage } from '../../schema/page'

export default definePage(fissionRule, {
  kind: 'settings',
  menu: 60,
  icon: 'scroll-text',
  fieldsets: {
    scope: ['name', 'areas', 'effectiveAt'],
    whoCounts: [
      'newUser',
      'attributionHours',
      'inviterMinAgeDays',
      'sameCountry',
      'excludedCountries',
      'excludedGroups',
    ],
    limits: ['perInviterDay', 'perInviterTotal', 'perIpDay', 'perWifiDay', 'perDeviceTotal'],
    fraud: ['blockEmulator', 'blockVpn', 'blockRooted', 'reviewScore', 'rejectScore', 'holdHours', 'clawBackDays'],
    terms: ['termsText'],
  },
})
