import contentVideo from '../../entities/movie-manage/content-video'
import { definePage } from '../../schema/page'

export default definePage(contentVideo, {
  kind: 'list',
  menu: 220,
  icon: 'clapperboard',
  columns: [
    'id',
    'cover',
    'title',
    'kind',
    'content.title',
    'episode.number',
    'orientation',
    'duration',
    'up',
    'areas',
    'resourceState',
    'plays30d',
    'jumpRate',
    'publishAt',
    'state',
    'updatedAt',
  ],
  filters: ['title', 'kind', 'state', 'content', 'areas', 'up', 'resourceState', 'publishAt'],
  sort: '-createdAt',
  verbs: ['create', 'edit', 'copy', 'delete', 'import'],
  export: 'clip',
})
