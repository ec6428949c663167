import contentVideo from '../../entities/movie-manage/content-video'
import resource from '../../entities/movie-manage/resource'
import { film } from '../../schema/film'
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
  film: film(resource, {
    through: 'id',
    by: 'video',
    file: 'file',
    prefers: { field: 'role', value: 'output' },
    cut: { from: 'clipFrom', to: 'clipTo', command: 'setCut' },
  }),
  export: 'clip',
})
