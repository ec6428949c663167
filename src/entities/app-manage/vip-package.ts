import {
  areas,
  bool,
  captions,
  image,
  instant,
  int,
  money,
  oneOf,
  percent,
  ref,
  refs,
  rows,
  string,
} from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Its default is one of its products; a countdown needs a real end. Another than the author approves it, and the
 * last one of a scene and area stays up.
 */
export default defineEntity({
  name: 'vipPackage',
  service: 'cms',
  label: 'name',
  lead: { picture: 'background' },
  scale: 1_000,
  demo: 20,
  scopedBy: 'areas',
  groups: {
    identity: ['name', 'defaultProduct', 'agreement'],
    contents: ['products', 'headline', 'benefits'],
    media: ['background'],
    money: ['revenue7d', 'currency'],
    people: ['priority'],
    audience: ['areas', 'clients', 'channels', 'minVersion', 'scene', 'audience', 'userGroups'],
    schedule: ['startsAt', 'endsAt'],
    results: ['views7d', 'payRate7d'],
    settings: ['countdownHours', 'enabled'],
  },
  fields: {
    name: string({ max: 60, required: true }),
    areas: areas({ group: 'pay', required: true }),
    clients: refs('client', { required: true }),
    channels: refs('channel', { emptyMeans: 'all' }),
    minVersion: int({ plain: true }),
    scene: oneOf(['vipCentre', 'playerBlocked', 'downloadBlocked', 'adSkip', 'renewal', 'exitOffer'], {
      required: true,
    }),
    audience: oneOf(['all', 'guest', 'newUser', 'nonVip', 'vip', 'lapsed', 'group'], { default: 'all' }),
    userGroups: refs('userGroup'),
    products: rows(
      {
        product: ref('vipProduct', { required: true }),
        badge: captions({ max: 12 }),
        highlight: bool({ default: false }),
        struckPrice: money(),
      },
      { required: true, max: 8, distinct: 'product' },
    ),
    defaultProduct: ref('vipProduct', { required: true }),
    headline: captions({ max: 60, required: true }),
    background: image({ shape: 'cover' }),
    benefits: rows({ icon: image(), text: captions({ max: 40, required: true }) }, { max: 12 }),
    countdownHours: int({ max: 168, min: 0 }), // a real end only; tied to endsAt
    agreement: ref('appArticle', { required: true }),
    startsAt: instant(),
    endsAt: instant(),
    priority: int({ max: 999, min: 1, default: 100 }),
    views7d: int({ readOnly: true }),
    payRate7d: percent({ readOnly: true }),
    revenue7d: money({ readOnly: true }),
    currency: string({ max: 3, readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
  states: {
    draft: { submit: 'awaitingApproval' },
    awaitingApproval: { approve: 'scheduled', reject: 'draft' },
    scheduled: { takeDown: 'ended', byTime: 'running' },
    running: { takeDown: 'ended', byTime: 'ended' },
    ended: {},
  },
  clock: [
    { states: ['scheduled'], from: 'startsAt' },
    { states: ['running'], until: 'endsAt' },
  ],
})
