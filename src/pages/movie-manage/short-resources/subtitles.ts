import subtitle from '../../../entities/movie-manage/subtitle'
import { definePage } from '../../../schema/page'

export default definePage(subtitle, {
  kind: 'list',
  tab: 2,
  icon: 'captions',
  columns: [
    'language',
    'kind',
    'origin',
    'format',
    'cues',
    'coverage',
    'quality',
    'faults',
    'offsetMs',
    'isDefault',
    'proofreader',
    'complaints',
    'state',
    'updatedAt',
  ],
  sort: '-createdAt',
  verbs: ['create', 'edit', 'delete'],
  calls: {
    page: 'POST /cms/backend/episode/querySubtitlingList',
  },
})
