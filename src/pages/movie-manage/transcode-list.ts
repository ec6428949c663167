import resource from '../../entities/movie-manage/resource'
import { film } from '../../schema/film'
import { definePage } from '../../schema/page'

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
  // What was handed in: whoever looks at a job that has stopped asks what is wrong with it.
  film: film(resource, {
    through: 'episode',
    by: 'episode',
    file: 'file',
    prefers: { field: 'role', value: 'source' },
  }),
  export: 'transcode',
})
