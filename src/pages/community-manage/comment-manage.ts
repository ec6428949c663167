import comment from '../../entities/community-manage/comment'
import { definePage } from '../../schema/page'

export default definePage(comment, {
  kind: 'list',
  menu: 50,
  icon: 'messages-square',
  columns: [
    'text',
    'author.displayId',
    'author.nickname',
    'kind',
    'target',
    'dynamic',
    'area',
    'language',
    'machineResult',
    'hitWords',
    'state',
    'likes',
    'replies',
    'reports',
    'pinned',
    'createdAt',
  ],
  moreColumns: ['episode', 'playAt', 'featured', 'reviewer'],
  filters: ['text', 'state', 'author', 'target', 'createdAt', 'kind', 'machineResult', 'area'],
  moreFilters: ['language', 'hitWords', 'reports', 'dynamic', 'rejectCode', 'reviewer', 'pinned'],
  sort: '-createdAt',
  verbs: ['delete'],
  export: 'comment',
})
