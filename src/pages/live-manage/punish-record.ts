import punishment from '../../entities/live-manage/punishment'
import { definePage } from '../../schema/page'

export default definePage(punishment, {
  kind: 'list',
  menu: 100,
  icon: 'gavel',
  lead: ['user.nickname', 'guild.name'],
  columns: [
    'createdAt',
    'targetKind',
    'anchor.anchorNo',
    'user.nickname',
    'guild.name',
    'kind',
    'reasonCode',
    'points',
    'startsAt',
    'endsAt',
    'source',
    'state',
    'appealState',
    'createdBy',
  ],
  filters: ['createdAt', 'targetKind', 'anchor', 'guild', 'kind', 'reasonCode', 'state', 'appealState'],
  sort: '-createdAt',
  verbs: ['create'],
  fieldsets: {
    target: ['targetKind', 'anchor', 'room', 'user', 'guild', 'session'],
    decision: ['kind', 'reasonCode', 'source', 'description'],
    evidence: ['evidence', 'clip'],
    measure: ['startsAt', 'endsAt', 'points', 'biscuits', 'fine', 'currency'],
  },
  export: 'live-punishment',
})
