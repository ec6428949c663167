import staffAnnouncement from '../../entities/staff-manage/staff-announcement'
import { definePage } from '../../schema/page'

export default definePage(staffAnnouncement, {
  kind: 'list',
  menu: 90,
  icon: 'shield-check',
  columns: [
    'pinned',
    'kind',
    'title',
    'roles',
    'areas',
    'startsAt',
    'endsAt',
    'state',
    'mustAck',
    'audience',
    'ackCount',
    'createdBy',
    'updatedAt',
  ],
  filters: ['state', 'kind', 'mustAck', 'startsAt', 'roles'],
  sort: '-startsAt',
  verbs: ['create', 'edit', 'copy', 'delete'],
  fieldsets: {
    text: ['kind', 'title', 'body'],
    audience: ['roles', 'areas'],
    showing: ['startsAt', 'endsAt', 'mustAck', 'pinned'],
  },
  export: 'announcement-acks',
})
