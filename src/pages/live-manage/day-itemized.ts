import anchorDayStat from '../../entities/live-manage/anchor-day-stat'
import { definePage } from '../../schema/page'

export default definePage(anchorDayStat, {
  kind: 'list',
  menu: 40,
  icon: 'radio',
  columns: [
    'day',
    'anchor.anchorNo',
    'anchor.user.nickname',
    'guild.name',
    'country',
    'sessions',
    'effectiveMinutes',
    'effectiveDay',
    'viewers',
    'newFans',
    'gifters',
    'coins',
    'giftBiscuits',
    'taskBiscuits',
    'refundBiscuits',
    'totalBiscuits',
  ],
  filters: ['day', 'anchor', 'guild', 'country', 'kind', 'effectiveDay', 'state'],
  sort: '-day',
  export: 'live-anchor-day',
})
