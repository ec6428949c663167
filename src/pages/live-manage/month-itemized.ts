import anchorMonthStat from '../../entities/live-manage/anchor-month-stat'
import { definePage } from '../../schema/page'

export default definePage(anchorMonthStat, {
  kind: 'list',
  menu: 50,
  icon: 'radio',
  columns: [
    'month',
    'anchor.anchorNo',
    'anchor.user.nickname',
    'guild.name',
    'country',
    'effectiveDays',
    'effectiveMinutes',
    'gifters',
    'newFans',
    'totalBiscuits',
    'changeRate',
    'tier',
    'baseSalary',
    'bonus',
    'grade',
    'state',
  ],
  filters: ['month', 'anchor', 'guild', 'country', 'tier', 'grade', 'state'],
  sort: '-month',
  export: 'live-anchor-month',
})
