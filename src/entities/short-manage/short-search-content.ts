import {
  areas,
  bool,
  captions,
  image,
  instant,
  int,
  languages,
  money,
  oneOf,
  order,
  percent,
  ref,
  refs,
  string,
} from '../../fields'
import { defineEntity } from '../../schema/entity'

/** Feed, home row and exit recommendations belong to shortRecommendation of the app section, not here. */
export default defineEntity({
  name: 'shortSearchContent',
  service: 'short',
  api: 'search/content',
  label: 'short',
  scale: 20_000,
  demo: 160,
  scopedBy: 'areas',
  schedule: { from: 'startsAt', until: 'endsAt' },
  groups: {
    identity: ['label', 'short'],
    contents: ['title', 'hook'],
    media: ['cover'],
    money: ['revenue7d', 'currency'],
    audience: ['areas', 'languages', 'userGroups'],
    schedule: ['startsAt', 'endsAt'],
    results: ['impressions7d', 'clickRate7d', 'unlockRate7d'],
    settings: ['block', 'badge', 'pinned', 'startEpisode', 'position', 'availability', 'enabled'],
  },
  fields: {
    block: oneOf(['hotSearch', 'guess', 'noResult', 'label'], { required: true }),
    label: ref('shortSearchLabel'), // for label
    short: ref('short', { required: true }),
    title: captions({ max: 40 }),
    cover: image({ shape: 'cover' }), // 600x800; empty takes the poster
    hook: captions({ max: 60 }),
    badge: oneOf(['none', 'new', 'hot', 'exclusive', 'free'], { default: 'none' }),
    areas: areas({ group: 'state', required: true }),
    languages: languages({ emptyMeans: 'all' }),
    userGroups: refs('userGroup', { emptyMeans: 'everyone' }),
    pinned: bool({ default: false }), // is before what the algorithm adds
    startEpisode: int({ min: 1, default: 1 }),
    startsAt: instant(),
    endsAt: instant(),
    position: order(),
    availability: oneOf(['ok', 'offline', 'noRights', 'expired'], { readOnly: true }),
    impressions7d: int({ readOnly: true }),
    clickRate7d: percent({ readOnly: true }),
    unlockRate7d: percent({ readOnly: true }),
    revenue7d: money({ readOnly: true }),
    currency: string({ max: 3, readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
  unique: [['block', 'label', 'short', 'areas']],
})
