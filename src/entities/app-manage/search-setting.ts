import { areas, bool, decimal, int, manyOf, oneOf, ref } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'searchSetting',
  service: 'cms',
  api: 'search/setting',
  label: 'areas',
  scale: 50,
  demo: 6,
  scopedBy: 'areas',
  groups: {
    identity: ['areas', 'emptyFallback'],
    settings: [
      'hotCount',
      'hotSource',
      'automaticMinSearches',
      'placeholderSeconds',
      'historyCount',
      'tabs',
      'weightTitle',
      'weightAlias',
      'weightStar',
      'weightHeat',
      'weightFresh',
      'typoTolerance',
      'pinyin',
    ],
  },
  fields: {
    areas: areas({ group: 'configur', unique: true, required: true }), // one setting per area; -1 is the default
    hotCount: int({ max: 20, min: 0, default: 10 }),
    hotSource: oneOf(['manual', 'mixed', 'automatic'], { default: 'mixed' }),
    automaticMinSearches: int({ default: 100 }),
    placeholderSeconds: int({ max: 30, min: 2, default: 5 }),
    historyCount: int({ max: 50, min: 0, default: 10 }),
    tabs: manyOf(['all', 'movie', 'series', 'short', 'star', 'user', 'topic', 'live', 'post'], { default: ['all'] }), // in shown order
    weightTitle: decimal({ max: 10, min: 0, default: 1.0 }),
    weightAlias: decimal({ max: 10, min: 0, default: 0.8 }),
    weightStar: decimal({ max: 10, min: 0, default: 0.5 }),
    weightHeat: decimal({ max: 10, min: 0, default: 0.6 }),
    weightFresh: decimal({ max: 10, min: 0, default: 0.3 }),
    typoTolerance: int({ max: 2, min: 0, default: 1 }),
    emptyFallback: ref('rank'), // shown when nothing is found
    pinyin: bool({ default: true }),
  },
})
