import fissionActivity from '../../entities/activity-manage/fission-activity'
import { definePage } from '../../schema/page'

export default definePage(fissionActivity, {
  kind: 'list',
  menu: 10,
  icon: 'share-2',
  columns: [
    'code',
    'name',
    'mode',
    'areas',
    'state',
    'startsAt',
    'endsAt',
    'inviters',
    'validInvites',
    'validRate',
    'costPerNewUser',
    'retention7d',
    'budget',
    'spent',
    'owner.realName',
  ],
  filters: ['state', 'areas', 'mode', 'startsAt', 'owner', 'name', 'clients'],
  sort: '-startsAt',
  verbs: ['create', 'edit', 'copy', 'delete'],
  opens: { create: '/activity-manage/add-fission', edit: '/activity-manage/add-fission?id=' },
  export: 'activity-fission',
})
