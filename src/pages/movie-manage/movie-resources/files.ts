import resource from '../../../entities/movie-manage/resource'
import { definePage } from '../../../schema/page'

export default definePage(resource, {
  kind: 'list',
  tab: 1,
  icon: 'clapperboard',
  columns: [
    'role',
    'definition',
    'codec',
    'container',
    'bitrateKbps',
    'sizeBytes',
    'audioLanguages',
    'drm',
    'cdnNode',
    'state',
    'progress',
    'checks',
    'error',
    'finishedAt',
  ],
  sort: '-createdAt',
})
