import anchorApplication from '../../entities/live-manage/anchor-application'
import { definePage } from '../../schema/page'
import { bansOf, ordersOf, whoIs } from '../presets/case-panels'

export default definePage(anchorApplication, {
  kind: 'queue',
  queue: { due: 'dueAt', since: 'createdAt', holder: 'assignee' },
  waits: ['pending', 'inReview'],
  subject: ['kind', 'birthDate', 'faceScore', 'riskFlags'],
  panels: [whoIs(), bansOf(), ordersOf()],
  menu: 30,
  icon: 'mic',
  lead: 'user.nickname',
  columns: [
    'user.displayId',
    'user.nickname',
    'kind',
    'guild.name',
    'country',
    'source',
    'faceScore',
    'state',
    'assignee',
    'dueAt',
    'createdAt',
  ],
  filters: ['state', 'country', 'kind', 'guild', 'assignee', 'createdAt'],
  sort: 'dueAt',
  export: 'live-anchor-application',
})
