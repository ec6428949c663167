import settlement from '../../../entities/live-manage/settlement'
import settlementItem from '../../../entities/live-manage/settlement-item'
import { definePage, related } from '../../../schema/page'

export default definePage(settlement, {
  kind: 'detail',
  icon: 'landmark',
  commandsOf: 'live-manage.live-settlement',
  related: [
    related(settlementItem, {
      key: 'lines',
      by: 'settlement',
      columns: [
        'anchor.anchorNo',
        'anchor.user.nickname',
        'effectiveDays',
        'effectiveMinutes',
        'biscuits',
        'tier',
        'giftIncome',
        'baseSalary',
        'bonus',
        'deductions',
        'anchorPart',
        'guildPart',
        'currency',
      ],
      filters: ['anchor', 'tier', 'biscuits'],
      sort: '-biscuits',
      export: 'live-settlement-item',
    }),
  ],
})
