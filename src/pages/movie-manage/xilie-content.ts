import xilieItem from '../../entities/movie-manage/xilie-item'
import { definePage } from '../../schema/page'

export default definePage(xilieItem, {
  kind: 'layout',
  openedBy: ['xilie'],
  icon: 'clapperboard',
  columns: [
    'order',
    'content.coverVertical',
    'content.title',
    'content.type',
    'content.year',
    'relation',
    'label',
    'storyOrder',
    'content.state',
  ],
  filters: ['xilie', 'relation', 'content'],
  sort: 'order',
  verbs: ['create', 'edit', 'delete', 'sort'],
})
