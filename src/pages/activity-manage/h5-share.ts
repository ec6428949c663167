import h5SharePage from '../../entities/activity-manage/h5-share-page'
import { definePage } from '../../schema/page'

export default definePage(h5SharePage, {
  kind: 'list',
  menu: 40,
  icon: 'file-code',
  columns: [
    'name',
    'code',
    'purpose',
    'areas',
    'url',
    'domain.host',
    'state',
    'channel.name',
    'downloadMode',
    'views7d',
    'clickRate7d',
    'installRate7d',
    'loadMs',
    'expiresAt',
    'updatedAt',
  ],
  filters: ['state', 'purpose', 'areas', 'domain', 'channel', 'name', 'expiresAt'],
  sort: '-views7d',
  verbs: ['create', 'edit', 'copy', 'delete'],
  opens: { create: '/activity-manage/h5-share-add', edit: '/activity-manage/h5-share-add?id=' },
  export: 'activity-h5-share',
})
