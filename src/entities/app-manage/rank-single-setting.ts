import { areas, bool, captions, int, manyOf, oneOf } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'rankSingleSetting',
  service: 'cms',
  api: 'rankSingle/setting',
  label: 'entryName',
  scale: 50,
  demo: 4,
  scopedBy: 'areas',
  targeting: { enabled: 'enabled', areas: 'areas' },
  groups: {
    identity: ['entryName'],
    audience: ['areas', 'enabled'],
    settings: ['entryPlaces', 'maxShown', 'sortMode', 'coldStartHours', 'minTitles', 'repeatDays', 'style'],
  },
  fields: {
    areas: areas({ group: 'rankingAlbum', unique: true, required: true }),
    entryName: captions({ max: 20, required: true }),
    entryPlaces: manyOf(['home', 'search', 'detail', 'me'], { default: ['home'] }),
    maxShown: int({ max: 50, min: 1, default: 12 }),
    sortMode: oneOf(['manual', 'clickRate', 'freshness', 'personal'], { default: 'manual' }),
    coldStartHours: int({ default: 48 }), // a new single keeps its manual place this long
    minTitles: int({ default: 6 }), // fewer available in the area hides the single
    repeatDays: int({ default: 3 }), // a single seen this many days ago may lead again
    style: oneOf(['poster', 'card', 'magazine', 'compact'], { default: 'card' }),
    enabled: bool({ default: true, role: 'switch' }),
  },
})
