import {
  areas,
  bool,
  captions,
  color,
  image,
  instant,
  int,
  languages,
  oneOf,
  order,
  percent,
  ref,
  refs,
} from '../../fields'
import { defineEntity } from '../../schema/entity'

/** A label with fewer than 6 playable dramas in the area is hidden there. */
export default defineEntity({
  name: 'shortSearchLabel',
  service: 'short',
  api: 'search/label',
  label: 'tag',
  scale: 5_000,
  demo: 60,
  scopedBy: 'areas',
  schedule: { from: 'startsAt', until: 'endsAt' },
  groups: {
    identity: ['tag'],
    contents: ['title'],
    media: ['cover'],
    audience: ['areas', 'languages', 'userGroups'],
    schedule: ['startsAt', 'endsAt'],
    results: ['dramaCount', 'shown7d', 'clickRate7d', 'unlockRate7d'],
    settings: ['color', 'row', 'position', 'badge', 'enabled'],
  },
  fields: {
    tag: ref('tag', { required: true }),
    title: captions({ max: 20 }), // empty takes the tag's name
    cover: image({ shape: 'cover' }),
    color: color(),
    areas: areas({ group: 'state', required: true }),
    languages: languages({ emptyMeans: 'all' }),
    userGroups: refs('userGroup', { emptyMeans: 'everyone' }),
    row: int({ max: 5, min: 1, default: 1 }),
    position: order(),
    badge: oneOf(['none', 'hot', 'new'], { default: 'none' }),
    startsAt: instant(),
    endsAt: instant(),
    dramaCount: int({ readOnly: true }), // published in the area
    shown7d: int({ readOnly: true }),
    clickRate7d: percent({ readOnly: true }),
    unlockRate7d: percent({ readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
  unique: [['tag', 'areas']],
})
