import rankStyleTriage from '../../entities/app-manage/rank-style-triage'
import { definePage } from '../../schema/page'

export default definePage(rankStyleTriage, {
  kind: 'list',
  menu: 300,
  icon: 'split',
  columns: [
    'name',
    'component',
    'metric',
    'areas',
    'clients',
    'traffic',
    'splitBy',
    'enrolled',
    'neededSample',
    'significance',
    'winner',
    'startsAt',
    'endsAt',
    'state',
    'createdBy',
  ],
  filters: ['state', 'component', 'areas', 'clients', 'metric', 'createdBy', 'startsAt'],
  sort: '-startsAt',
  verbs: ['create', 'edit', 'copy', 'delete'],
  fieldsets: {
    test: ['name', 'component', 'hypothesis'],
    measure: ['metric', 'minEffect'],
    audience: ['areas', 'clients', 'userGroups', 'traffic', 'splitBy'],
    time: ['startsAt', 'endsAt'],
  },
  export: 'app-style-triage',
})
