import resource from '../../entities/movie-manage/resource'
import { definePage } from '../../schema/page'
import { sourceFilm } from '../presets/episode-film'

export default definePage(resource, {
  kind: 'list',
  menu: 90,
  icon: 'ticket',
  lead: 'episode.content',
  columns: [
    'id',
    'episode.content',
    'episode.number',
    'role',
    'definition',
    'profile',
    'sizeBytes',
    'duration',
    'priority',
    'state',
    'progress',
    'attempts',
    'checks',
    'error',
    'createdAt',
    'finishedAt',
  ],
  filters: ['state', 'priority', 'profile', 'definition', 'episode', 'error', 'createdBy', 'createdAt'],
  sort: '-createdAt',
  film: sourceFilm,
  export: 'transcode',
})
