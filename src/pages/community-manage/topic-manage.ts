import topic from '../../entities/community-manage/topic'
import { definePage } from '../../schema/page'

export default definePage(topic, {
  kind: 'list',
  menu: 60,
  icon: 'hash',
  columns: [
    'cover',
    'name',
    'kind',
    'attached',
    'areas',
    'hosts',
    'posts',
    'participants',
    'followers',
    'views',
    'heat',
    'hot',
    'order',
    'state',
    'enabled',
    'startAt',
  ],
  moreColumns: ['code', 'endAt', 'createdBy'],
  filters: ['name', 'state', 'kind', 'areas', 'hot', 'createdAt', 'enabled', 'hosts'],
  moreFilters: ['startAt'],
  sort: '-heat',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort'],
  opens: { create: '/community-manage/topic-manage/add', edit: '/community-manage/topic-manage/add?id=' },
  export: 'topic',
})
