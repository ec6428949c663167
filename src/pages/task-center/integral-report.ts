import integralDay from '../../entities/task-center/integral-day'
import { definePage } from '../../schema/page'

export default definePage(integralDay, {
  kind: 'report',
  menu: 110,
  icon: 'chart-column',
  columns: [
    'day',
    'area',
    'client',
    'earners',
    'spenders',
    'issued',
    'spent',
    'expired',
    'clawedBack',
    'outstanding',
    'liability',
    'withdrawn',
    'storeCost',
    'partnerIncome',
    'burnRate',
    'taskUsers',
    'retention7d',
  ],
  filters: ['day', 'area', 'client'],
  sort: '-day',
  export: 'integral-day',
})
