import liveRecommendRange from '../../../entities/live-config/live-recommend-range'
import { definePage } from '../../../schema/page'

export default definePage(liveRecommendRange, {
  kind: 'layout',
  icon: 'house',
  columns: [
    'name',
    'areas',
    'segments',
    'minGrade',
    'minViewers',
    'sameGuildMax',
    'clients',
    'rooms',
    'state',
    'publishAt',
    'publishedAt',
    'updatedBy',
  ],
  filters: ['areas', 'state', 'clients'],
  sort: '-publishedAt',
  within: 'liveType',
  verbs: ['create', 'edit', 'copy', 'delete'],
  fieldsets: {
    range: ['name', 'areas', 'clients', 'segments'],
    whoMayAppear: [
      'minGrade',
      'minViewers',
      'minEffectiveMinutes',
      'excludeCategories',
      'excludePunishedDays',
      'sameGuildMax',
    ],
    publishing: ['publishAt'],
  },
})
