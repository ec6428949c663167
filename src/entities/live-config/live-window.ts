import {
  areas,
  bool,
  captions,
  deepLink,
  duration,
  image,
  instant,
  int,
  manyOf,
  oneOf,
  ref,
  refs,
  string,
  url,
} from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * A window that opens over a room. Exactly one of page, picture and link leads its content, and it ends after it begins.
 */
export default defineEntity({
  name: 'liveWindow',
  service: 'live',
  api: 'roomWindow',
  label: 'name',
  lead: { picture: 'image', also: 'title' },
  scale: 2_000,
  demo: 30,
  scopedBy: 'areas',
  targeting: { enabled: 'enabled', areas: 'areas', clients: 'clients', minVersion: 'minVersion', audience: 'audience' },
  visibleIn: ['live'],
  groups: {
    identity: ['name', 'kind'],
    contact: ['url', 'link'],
    contents: ['title'],
    media: ['image'],
    people: ['priority'],
    audience: ['audience', 'userGroup', 'areas', 'clients', 'minVersion', 'enabled'],
    schedule: ['startsAt', 'endsAt'],
    results: ['shown7d', 'closed7d', 'clicks7d'],
    settings: ['size', 'openBy', 'delaySeconds', 'perUserPerDay', 'passToken', 'liveKinds', 'categories', 'rooms'],
  },
  fields: {
    name: string({ max: 60, required: true }),
    title: captions({ max: 40 }),
    kind: oneOf(['h5', 'image', 'video', 'activity', 'game', 'shop', 'topUp'], { required: true }),
    url: url(), // https only and a domain of the white list
    image: image({ shape: 'cover' }),
    link: deepLink(),
    size: oneOf(['third', 'half', 'twoThirds', 'full', 'corner'], { default: 'half' }),
    openBy: oneOf(['enterRoom', 'stay', 'click', 'leaveRoom', 'giftPanel', 'balanceLow'], { required: true }),
    delaySeconds: duration({ max: 600, min: 0, default: 0 }),
    perUserPerDay: int({ max: 20, min: 1, default: 1 }),
    passToken: bool({ default: false }), // hands the user's session to the page; own domains only
    liveKinds: manyOf(['video', 'voice', 'multiGuest', 'game', 'sports']), // empty is all
    categories: refs('roomCategory'),
    rooms: refs('liveRoom'),
    audience: oneOf(['all', 'newUsers', 'payers', 'nonPayers', 'vip', 'listed'], { default: 'all' }),
    userGroup: ref('userGroup'),
    areas: areas({ group: 'liveSetting', required: true }),
    clients: refs('client'),
    minVersion: int({ plain: true }),
    priority: int({ max: 100, min: 0, default: 50 }),
    startsAt: instant({ required: true }),
    endsAt: instant(),
    shown7d: int({ readOnly: true }),
    closed7d: int({ readOnly: true }),
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
