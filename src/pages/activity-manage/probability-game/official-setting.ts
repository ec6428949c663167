import probabilityOfficial from '../../../entities/activity-manage/probability-official'
import { definePage } from '../../../schema/page'

export default definePage(probabilityOfficial, {
  kind: 'settings',
  menu: 180,
  icon: 'settings-2',
  fieldsets: {
    host: ['areas', 'hostName', 'hostAvatar'],
    officialAccounts: ['officialUsers', 'excludeOfficial'],
    winTicker: ['winTicker', 'tickerMinWin', 'tickerMask'],
    opening: ['openHours', 'closedDays', 'maintenance', 'maintenanceUntil', 'maintenanceText'],
    playerProtection: ['totalLossDay', 'coolOffDays', 'helpText', 'paymentGroup'],
  },
})
