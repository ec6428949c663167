import businessDay from '../../entities/system/business-day'
import { definePage } from '../../schema/page'

/** Its code keeps it out of the menu: the pinned tab leads to it. */
export default definePage(businessDay, {
  kind: 'report',
  role: 'dashboard',
  goKey: 'd',
  suggested: 5,
  icon: 'layout-dashboard',
  access: 'signedIn',
  code: 'Dashboard',
  affix: true,
  noCache: true,
  columns: [
    'date',
    'area',
    'client',
    'activeUsers',
    'newUsers',
    'd1Retention',
    'd7Retention',
    'watchTime',
    'peakViewers',
    'payers',
    'paymentSuccess',
    'vipRevenue',
    'coinRevenue',
    'shortRevenue',
    'adRevenue',
    'refunded',
  ],
  filters: ['date', 'area', 'client'],
  sort: '-date',
  export: 'business-day',
})
