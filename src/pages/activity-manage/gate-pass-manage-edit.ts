import gatePass from '../../entities/activity-manage/gate-pass'
import gatePassLevel from '../../entities/activity-manage/gate-pass-level'
import { definePage, related } from '../../schema/page'

export default definePage(gatePass, {
  kind: 'form',
  menu: 200,
  icon: 'ticket-check',
  openedBy: ['id'],
  fieldsets: {
    season: ['season', 'name', 'areas', 'clients', 'minVersion', 'startsAt', 'endsAt', 'claimUntil'],
    look: ['theme', 'rulesText'],
    levels: ['levelCount', 'pointsPerLevel', 'levelPrice', 'levelBuyLimit'],
    products: ['paidProduct', 'plusProduct', 'plusLevels', 'currency'],
    points: ['tasks', 'weeklyCap'],
  },
  related: [
    related(gatePassLevel, {
      key: 'passLevel',
      by: 'pass',
      columns: ['level', 'points', 'freeReward', 'freeCount', 'paidReward', 'paidCount', 'highlight'],
      sort: 'level',
      verbs: ['create', 'edit', 'delete', 'import'],
    }),
  ],
})
