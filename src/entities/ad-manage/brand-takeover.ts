import {
  areas,
  bool,
  captions,
  color,
  deepLink,
  duration,
  group,
  image,
  images,
  instant,
  int,
  manyOf,
  money,
  percent,
  ref,
  refs,
  string,
  video,
} from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * It runs for 7 days at most. Dates are held for 7 days until they are submitted, and reserved as long as the shares of all
 * takeovers of an area, client and moment make 100 percent; two accounts, neither of them the author, approve it once each
 * part has something to show.
 */
export default defineEntity({
  name: 'brandTakeover',
  service: 'ad',
  label: 'name',
  lead: { picture: 'splashImage' },
  search: ['name', 'contractNo'],
  scale: 5_000,
  demo: 24,
  scopedBy: 'areas',
  groups: {
    identity: ['name', 'advertiser', 'contractNo'],
    contents: ['assets', 'landing'],
    media: ['splash', 'splashImage'],
    money: ['sharePercent', 'price', 'currency'],
    audience: ['areas', 'clients', 'minVersion'],
    schedule: ['startsAt', 'endsAt', 'reservedUntil'],
    results: ['prefetched', 'impressions', 'reach', 'clickRate', 'skipRate'],
    settings: ['parts', 'skipAfter', 'includeVip', 'firstOpenOnly', 'goalImpressions', 'enabled'],
  },
  fields: {
    name: string({ max: 80, required: true }),
    advertiser: ref('advertiser', { required: true }),
    parts: manyOf(['splash', 'homeSkin', 'largeWindow', 'tabIcons', 'floatWindow', 'searchWord', 'preRoll'], {
      required: true,
    }),
    splash: video(), // or image; 3 to 5 s full screen, 1080x2340 with safe area
    splashImage: image({ shape: 'poster' }),
    assets: group({
      homeSkinTop: image(),
      homeSkinColor: color(),
      largeWindow: ref('homeLargeWindow'),
      tabIcons: images({ max: 5 }),
      floatWindow: ref('floatWindow'),
      searchWord: captions({ max: 20 }),
      preRoll: ref('ad'),
    }),
    skipAfter: duration({ max: 5, default: 3 }),
    landing: deepLink({ required: true }),
    areas: areas({ group: 'ad', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    minVersion: int({ plain: true }),
    includeVip: bool({ default: false }),
    startsAt: instant({ required: true }),
    endsAt: instant({ required: true }), // at most 7 days
    firstOpenOnly: bool({ default: true }), // splash once a day per user
    sharePercent: percent({ default: 100 }), // share of opens
    contractNo: string({ max: 40, role: 'code' }),
    price: money({ required: true }),
    currency: string({ max: 3, default: 'USD' }),
    goalImpressions: int(),
    reservedUntil: instant({ readOnly: true }), // dates nobody submits are given back
    prefetched: percent({ readOnly: true }), // active devices that hold the assets
    impressions: int({ readOnly: true }),
    reach: int({ readOnly: true }),
    clickRate: percent({ readOnly: true }),
    skipRate: percent({ readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
  states: {
    draft: { reserve: 'reserved' },
    reserved: { submit: 'awaitingApproval', release: 'draft', byTime: 'draft' },
    awaitingApproval: { approve: 'scheduled', reject: 'reserved' },
    scheduled: { byTime: 'running', takeDown: 'takenDown' },
    running: { takeDown: 'takenDown', byTime: 'ended' },
    ended: {},
    takenDown: {},
  },
  clock: [
    { states: ['reserved'], until: 'reservedUntil' },
    { states: ['scheduled'], from: 'startsAt' },
    { states: ['running'], until: 'endsAt' },
  ],
})
