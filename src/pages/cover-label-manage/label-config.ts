import coverLabel from '../../entities/cover-label-manage/cover-label'
import { definePage } from '../../schema/page'

export default definePage(coverLabel, {
  kind: 'list',
  menu: 10,
  icon: 'sliders-horizontal',
  columns: [
    'id',
    'name',
    'kind',
    'form',
    'text',
    'shape',
    'corner',
    'priority',
    'applies',
    'places',
    'areas',
    'autoRule',
    'onCovers',
    'clickLift',
    'enabled',
    'updatedAt',
  ],
  filters: ['name', 'kind', 'enabled', 'corner', 'areas', 'autoRule', 'applies', 'clients'],
  sort: '-priority',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable'],
  fieldsets: {
    label: ['name', 'kind', 'form', 'text', 'images'],
    look: ['textColor', 'fillFrom', 'fillTo', 'shape', 'corner', 'mirrorRtl'],
    where: ['priority', 'applies', 'places', 'areas', 'clients', 'minVersion'],
    byItself: ['autoRule', 'autoValue'],
  },
  export: 'cover-label',
})
