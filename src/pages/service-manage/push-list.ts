import push from '../../entities/service-manage/push'
import { definePage } from '../../schema/page'

export default definePage(push, {
  kind: 'list',
  menu: 30,
  icon: 'bell-ring',
  alsoCalled: ['push', '推送'],
  columns: [
    'name',
    'category',
    'title',
    'audience',
    'areas',
    'clients',
    'schedule',
    'sendAt',
    'state',
    'estimate',
    'sentCount',
    'deliveredCount',
    'clickCount',
    'convertCount',
    'createdBy',
    'approver',
  ],
  filters: ['name', 'state', 'category', 'areas', 'clients', 'sendAt', 'audience', 'createdBy'],
  moreFilters: ['title'],
  sort: '-sendAt',
  verbs: ['create', 'edit', 'copy', 'delete'],
  rights: ['approveLarge', 'sendService'],
  opens: {
    create: '/service-manage/create-push',
    edit: '/service-manage/update-push?id=',
    row: '/service-manage/push-detail?id=',
  },
  export: 'push',
})
