import liveInspection from '../../entities/live-manage/live-inspection'
import { definePage } from '../../schema/page'
import anchor from '../../entities/live-manage/anchor'
import punishment from '../../entities/live-manage/punishment'
import liveRoom from '../../entities/live-manage/live-room'
import { film } from '../../schema/film'
import { panel } from '../../schema/panel'

export default definePage(liveInspection, {
  kind: 'queue',
  queue: { due: 'dueAt', since: 'createdAt', holder: 'assignee' },
  waits: ['open', 'taken', 'escalated'],
  subject: ['label', 'source', 'score', 'reports', 'transcript'],
  panels: [
    panel(anchor, { key: 'anchor', through: 'anchor' }),
    panel(punishment, {
      key: 'punishments',
      through: 'anchor',
      by: 'anchor',
      columns: ['kind', 'source', 'state', 'createdAt'],
    }),
    panel(liveInspection, {
      key: 'inspections',
      through: 'anchor',
      by: 'anchor',
      columns: ['label', 'source', 'state', 'createdAt'],
    }),
  ],
  film: film(liveRoom, { through: 'room', file: 'stream', live: true }),
  wall: {
    shows: ['clip', 'room.stream', 'snapshots', 'room.cover'],
    lead: 'anchor.user.nickname',
    facts: ['priority', 'label', 'reports'],
    order: 'priority',
    passes: 'pass',
    refuses: { command: 'warn', reason: 'label' },
    takes: 'takeShown',
  },
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
  moreColumns: ['room.stream', 'clip', 'snapshots', 'room.cover'],
  filters: ['state', 'priority', 'label', 'source', 'country', 'assignee', 'createdAt'],
  moreFilters: ['anchor'],
  sort: 'priority',
  export: 'live-inspection',
})
