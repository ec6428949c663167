import { areas, bool, captions, int, manyOf, oneOf, refs, rows } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'shortSearchSetting',
  service: 'short',
  api: 'search/setting',
  label: 'areas',
  scale: 100,
  demo: 8,
  scopedBy: 'areas',
  groups: {
    identity: ['areas'],
    contents: ['contentBlocks'],
    audience: ['clients'],
    settings: [
      'hotCount',
      'hotSource',
      'hotRefreshMinutes',
      'placeholderSeconds',
      'historyCount',
      'labelRows',
      'resultFields',
      'weightTitle',
      'weightLabel',
      'weightHeat',
      'weightPay',
      'noResult',
      'wishEntry',
      'showPaidBadge',
    ],
  },
  fields: {
    areas: areas({ group: 'state', unique: true, required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    hotCount: int({ max: 30, min: 0, default: 10 }),
    hotSource: oneOf(['manual', 'automatic', 'mixed'], { default: 'mixed' }),
    hotRefreshMinutes: int({ max: 1440, min: 5, default: 60 }),
    placeholderSeconds: int({ max: 30, min: 2, default: 5 }),
    historyCount: int({ max: 30, min: 0, default: 10 }),
    labelRows: int({ max: 5, min: 0, default: 2 }),
    contentBlocks: rows(
      {
        block: oneOf(['history', 'hot', 'labels', 'hotSearch', 'guess', 'rank'], { required: true }),
        title: captions({ max: 20 }),
        count: int({ min: 1, max: 60, default: 10 }),
        enabled: bool({ default: true, role: 'switch' }),
      },
      { required: true, max: 6, distinct: 'block' },
    ),
    resultFields: manyOf(['title', 'alias', 'star', 'label', 'hook'], { required: true }),
    weightTitle: int({ max: 100, min: 0, default: 100 }),
    weightLabel: int({ max: 100, min: 0, default: 40 }),
    weightHeat: int({ max: 100, min: 0, default: 50 }),
    weightPay: int({ max: 100, min: 0, default: 20 }), // pay rate
    noResult: oneOf(['content', 'hot', 'wish'], { default: 'content' }),
    wishEntry: bool({ default: true }), // 求剧: users ask for a drama; becomes feedback
    showPaidBadge: bool({ default: true }),
  },
})
