import shortSearchSetting from '../../entities/short-manage/short-search-setting'
import { definePage } from '../../schema/page'

export default definePage(shortSearchSetting, {
  kind: 'settings',
  menu: 80,
  icon: 'sliders-horizontal',
  fieldsets: {
    scope: ['areas', 'clients'],
    searchPage: [
      'contentBlocks',
      'hotCount',
      'hotSource',
      'hotRefreshMinutes',
      'placeholderSeconds',
      'historyCount',
      'labelRows',
    ],
    ranking: ['resultFields', 'weightTitle', 'weightLabel', 'weightHeat', 'weightPay'],
    noResult: ['noResult', 'wishEntry', 'showPaidBadge'],
  },
})
