import liveInspection from '../../entities/live-manage/live-inspection'
import { definePage } from '../../schema/page'

export default definePage(liveInspection, {
  kind: 'queue',
  queue: { due: 'dueAt', since: 'createdAt' },
  waits: ['open', 'taken', 'escalated'],
  menu: 90,
  icon: 'radio',
  lead: 'anchor.user.nickname',
  columns: [
    'priority',
    'label',
    'score',
    'source',
    'reports',
    'room.roomNo',
    'anchor.user.nickname',
    'country',
    'state',
    'assignee',
    'dueAt',
    'createdAt',
  ],
  filters: ['state', 'priority', 'label', 'source', 'country', 'assignee', 'createdAt'],
  sort: 'priority',
  export: 'live-inspection',
})
