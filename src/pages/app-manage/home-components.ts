import homeComponent from '../../entities/app-manage/home-component'
import { definePage } from '../../schema/page'

export default definePage(homeComponent, {
  kind: 'list',
  menu: 140,
  icon: 'blocks',
  columns: [
    'name',
    'title',
    'kind',
    'source',
    'plate',
    'rankComponent',
    'platforms',
    'areas',
    'coverShape',
    'usedOn',
    'clickRate7d',
    'playRate7d',
    'state',
    'enabled',
    'updatedBy',
    'updatedAt',
  ],
  filters: ['kind', 'source', 'name', 'platforms', 'areas', 'plate', 'state', 'enabled'],
  sort: '-updatedAt',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable'],
  fieldsets: {
    kind: ['name', 'platforms', 'kind', 'areas'],
    heading: ['title', 'showTitle', 'titleIcon', 'more'],
    content: ['source', 'plate', 'rankComponent', 'adSlot', 'algorithm', 'url', 'minItems'],
    layout: ['columns', 'rows', 'coverShape', 'autoplay', 'carouselSeconds'],
  },
  export: 'app-home-component',
})
