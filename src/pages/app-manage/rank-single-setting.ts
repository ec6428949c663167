import rankSingleSetting from '../../entities/app-manage/rank-single-setting'
import { definePage } from '../../schema/page'

export default definePage(rankSingleSetting, {
  kind: 'list',
  menu: 270,
  icon: 'sliders-horizontal',
  columns: [
    'areas',
    'entryName',
    'entryPlaces',
    'sortMode',
    'maxShown',
    'coldStartHours',
    'minTitles',
    'repeatDays',
    'style',
    'enabled',
  ],
  filters: ['areas', 'sortMode', 'enabled'],
  sort: '-createdAt',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable'],
  fieldsets: {
    entry: ['areas', 'entryName', 'entryPlaces', 'enabled'],
    order: ['sortMode', 'maxShown', 'coldStartHours', 'repeatDays'],
    show: ['minTitles', 'style'],
  },
})
