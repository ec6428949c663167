import contentItem from '../../entities/movie-manage/content-item'
import { definePage } from '../../schema/page'

export default definePage(contentItem, {
  kind: 'list',
  menu: 210,
  icon: 'clapperboard',
  columns: [
    'id',
    'type',
    'coverVertical',
    'title',
    'year',
    'copyrightTag',
    'up',
    'areas',
    'access',
    'topDefinition',
    'subtitleLanguages',
    'issues',
    'licenceEndsAt',
    'plays30d',
    'state',
    'updatedAt',
  ],
  filters: ['id', 'title', 'type', 'state', 'areas', 'issues', 'copyrightTag', 'licenceEndsAt'],
  moreColumns: ['ignored'],
  moreFilters: ['ignoredUntil'],
  sort: '-updatedAt',
  export: 'content',
})
