import {
  areas,
  bool,
  captions,
  deepLink,
  image,
  instant,
  int,
  manyOf,
  oneOf,
  order,
  ref,
  refs,
  string,
} from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * An entry that floats over rooms; four at most show at one place, the first by order. It ends after it begins.
 */
export default defineEntity({
  name: 'liveFloating',
  service: 'live',
  api: 'floating',
  label: 'name',
  lead: { picture: 'image', also: 'title' },
  scale: 2_000,
  demo: 24,
  scopedBy: 'areas',
  targeting: { enabled: 'enabled', areas: 'areas', clients: 'clients', minVersion: 'minVersion', audience: 'audience' },
  visibleIn: ['live'],
  groups: {
    identity: ['name'],
    contact: ['link'],
    contents: ['title'],
    media: ['image'],
    audience: ['audience', 'userGroup', 'areas', 'clients', 'minVersion', 'enabled'],
    schedule: ['startsAt', 'endsAt'],
    results: ['exposures7d', 'clicks7d'],
    settings: ['place', 'openAs', 'liveKinds', 'categories', 'closable', 'badge', 'order'],
  },
  fields: {
    name: string({ max: 60, required: true }), // internal
    title: captions({ max: 30 }),
    image: image({ required: true }), // png, gif or svga up to 500 KB, 180x180
    place: oneOf(['rightTop', 'rightBottom', 'leftBottom', 'carousel'], { required: true }),
    link: deepLink({ required: true }),
    openAs: oneOf(['halfScreen', 'fullScreen', 'popup'], { default: 'halfScreen' }),
    liveKinds: manyOf(['video', 'voice', 'multiGuest', 'game', 'sports'], { emptyMeans: 'all' }),
    categories: refs('roomCategory', { emptyMeans: 'all' }),
    audience: oneOf(['all', 'viewers', 'anchors', 'newUsers', 'payers', 'nonPayers'], { default: 'all' }),
    userGroup: ref('userGroup'),
    areas: areas({ group: 'liveSetting', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    minVersion: int({ plain: true }),
    closable: bool({ default: true }),
    badge: oneOf(['none', 'dot', 'count', 'countdown'], { default: 'none' }),
    startsAt: instant({ required: true }),
    endsAt: instant(),
    order: order(),
    exposures7d: int({ readOnly: true }),
    clicks7d: int({ readOnly: true }),
    enabled: bool({ default: false, role: 'switch' }),
  },
  states: {
    draft: { publish: 'scheduled' },
    scheduled: { byTime: 'live', takeDown: 'draft' },
    live: { byTime: 'ended', takeDown: 'draft' },
    ended: {},
  },
  clock: [
    { states: ['scheduled'], from: 'startsAt' },
    { states: ['live'], until: 'endsAt' },
  ],
})
