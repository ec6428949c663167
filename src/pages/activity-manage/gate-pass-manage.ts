import gatePass from '../../entities/activity-manage/gate-pass'
import { definePage } from '../../schema/page'

export default definePage(gatePass, {
  kind: 'list',
  menu: 190,
  icon: 'ticket-check',
  columns: [
    'season',
    'name',
    'areas',
    'state',
    'startsAt',
    'endsAt',
    'levelCount',
    'participants',
    'buyers',
    'buyRate',
    'revenue',
    'rewardCost',
    'medianLevel',
    'paidProduct.name',
    'updatedAt',
  ],
  filters: ['state', 'areas', 'season', 'startsAt', 'name', 'clients'],
  sort: '-startsAt',
  verbs: ['create', 'edit', 'copy', 'delete'],
  opens: { create: '/activity-manage/gate-pass-manage-edit', edit: '/activity-manage/gate-pass-manage-edit?id=' },
  export: 'activity-gate-pass',
})
