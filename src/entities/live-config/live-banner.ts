import {
  areas,
  bool,
  captions,
  deepLink,
  image,
  instant,
  int,
  oneOf,
  order,
  percent,
  ref,
  refs,
  rows,
  string,
} from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * A banner of the live part; eight at most at one place of an area. It ends after it begins.
 */
export default defineEntity({
  name: 'liveBanner',
  service: 'live',
  api: 'banner',
  label: 'name',
  lead: { also: 'title' },
  scale: 5_000,
  demo: 50,
  scopedBy: 'areas',
  groups: {
    identity: ['name', 'category'],
    contact: ['link'],
    contents: ['title', 'images'],
    audience: ['audience', 'userGroup', 'areas', 'clients', 'channels', 'minVersion'],
    schedule: ['startsAt', 'endsAt'],
    results: ['exposures7d', 'clicks7d', 'ctr7d'],
    settings: ['place', 'order', 'enabled'],
  },
  fields: {
    name: string({ max: 60, required: true }),
    title: captions({ max: 40 }),
    images: rows(
      { language: ref('language', { required: true }), image: image({ required: true }) },
      { required: true, distinct: 'language', max: 20 },
    ), // 1035x300 or 690x690, up to 500 KB; English stands in for what is missing
    place: oneOf(['liveHome', 'category', 'roomTop', 'startLive', 'gameList', 'anchorCentre', 'guildPortal'], {
      required: true,
    }),
    category: ref('roomCategory'),
    link: deepLink({ required: true }),
    audience: oneOf(['all', 'newUsers', 'payers', 'nonPayers', 'vip', 'anchors'], { default: 'all' }),
    userGroup: ref('userGroup'),
    areas: areas({ group: 'liveSetting', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    channels: refs('channel', { emptyMeans: 'all' }),
    minVersion: int({ plain: true }),
    startsAt: instant({ required: true }),
    endsAt: instant(),
    order: order(),
    exposures7d: int({ readOnly: true }),
    clicks7d: int({ readOnly: true }),
    ctr7d: percent({ readOnly: true }),
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
