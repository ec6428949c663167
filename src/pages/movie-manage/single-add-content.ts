import singleItem from '../../entities/movie-manage/single-item'
import { definePage } from '../../schema/page'

export default definePage(singleItem, {
  kind: 'layout',
  openedBy: ['single'],
  icon: 'list-video',
  columns: [
    'order',
    'pinned',
    'content.coverVertical',
    'content.title',
    'content.type',
    'content.year',
    'content.access',
    'content.areas',
    'content.state',
    'note',
    'areas',
    'from',
    'to',
    'clicks30d',
  ],
  filters: ['single', 'content', 'pinned', 'areas', 'from'],
  sort: 'order',
  verbs: ['create', 'edit', 'delete', 'sort', 'import'],
  export: 'single-item',
})
