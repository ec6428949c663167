import integralRecharge from '../../entities/task-center/integral-recharge'
import { definePage } from '../../schema/page'

export default definePage(integralRecharge, {
  kind: 'list',
  menu: 90,
  icon: 'coins',
  columns: [
    'batchNo',
    'title',
    'kind',
    'userCount',
    'invalidRows',
    'pointsTotal',
    'valueTotal',
    'doneCount',
    'failCount',
    'state',
    'createdBy',
    'firstBy.realName',
    'secondBy.realName',
    'reason',
    'createdAt',
  ],
  filters: ['state', 'kind', 'createdBy', 'createdAt', 'title', 'firstBy'],
  sort: '-createdAt',
  verbs: ['create', 'edit', 'copy', 'delete'],
  fieldsets: {
    what: ['kind', 'title', 'reason', 'evidence', 'ticket'],
    who: ['users', 'file'],
    points: ['pointsEach', 'validDays'],
    message: ['notice'],
  },
  export: 'integral-recharge',
})
