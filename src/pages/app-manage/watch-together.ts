import watchRoom from '../../entities/app-manage/watch-room'
import { definePage } from '../../schema/page'

export default definePage(watchRoom, {
  kind: 'list',
  menu: 220,
  icon: 'users-round',
  columns: [
    'roomNo',
    'name',
    'host.displayId',
    'host.nickname',
    'content',
    'episode',
    'visibility',
    'country',
    'members',
    'peakMembers',
    'messages',
    'reports',
    'official',
    'recommended',
    'bannedUntil',
    'startedAt',
    'state',
  ],
  filters: ['state', 'roomNo', 'host', 'content', 'country', 'visibility', 'reports', 'startedAt'],
  sort: '-members',
  verbs: ['create', 'edit', 'sort'],
  fieldsets: {
    room: ['name', 'content', 'episode', 'visibility'],
    show: ['official', 'recommended', 'recommendedIn', 'recommendedUntil', 'position'],
    time: ['startedAt'],
  },
  export: 'app-watch-room',
})
