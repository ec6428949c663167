import homeComponent from '../../entities/app-manage/home-component'
import { definePage } from '../../schema/page'

export default definePage(homeComponent, {
  kind: 'list',
  menu: 40,
  icon: 'blocks',
  columns: [
    'name',
    'title',
    'kind',
    'source',
    'plate.name',
    'rankComponent.name',
    'areas',
    'columns',
    'rows',
    'coverShape',
    'usedOn',
    'clickRate7d',
    'playRate7d',
    'state',
    'enabled',
    'updatedAt',
  ],
  filters: ['kind', 'source', 'areas', 'plate', 'state', 'enabled', 'name'],
  fixed: { platforms: 'game' },
  sort: '-updatedAt',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable'],
  fieldsets: {
    basics: ['name', 'kind', 'title', 'showTitle', 'titleIcon', 'areas'],
    content: ['source', 'plate', 'rankComponent', 'adSlot', 'algorithm', 'url', 'minItems'],
    look: ['columns', 'rows', 'coverShape', 'autoplay', 'carouselSeconds', 'more'],
  },
  export: 'game-home-component',
})
