import dynamic from '../../entities/community-manage/dynamic'
import { definePage } from '../../schema/page'

export default definePage(dynamic, {
  kind: 'list',
  menu: 10,
  icon: 'newspaper',
  columns: [
    'images',
    'text',
    'author.displayId',
    'author.nickname',
    'kind',
    'attached',
    'topics',
    'area',
    'machineResult',
    'machineLabels',
    'state',
    'reports',
    'likes',
    'comments',
    'weight',
    'createdAt',
  ],
  moreColumns: ['language', 'views', 'featured', 'reviewer'],
  filters: ['state', 'machineResult', 'text', 'author', 'area', 'createdAt', 'kind', 'topics'],
  moreFilters: ['reports', 'language', 'attached', 'source', 'rejectCode', 'reviewer', 'featured', 'weight'],
  sort: '-createdAt',
  verbs: ['create', 'edit', 'delete', 'import'],
  opens: {
    create: '/community-manage/dynamic-manage/manual-add',
    edit: '/community-manage/dynamic-manage/manual-add?id=',
  },
  export: 'community-post',
})
