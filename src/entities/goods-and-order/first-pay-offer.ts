import {
  areas,
  captions,
  duration,
  image,
  instant,
  int,
  manyOf,
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
 * What a first top-up is rewarded with, by account, device, tier or after a lapse. It is approved by another account
 * than its author's, and starts and ends by time.
 */
export default defineEntity({
  name: 'firstPayOffer',
  service: 'commodity',
  api: 'firstPay',
  label: 'name',
  lead: { picture: 'image', also: 'title' },
  scale: 500,
  demo: 24,
  scopedBy: 'areas',
  groups: {
    identity: ['name'],
    contents: ['tiers', 'title'],
    media: ['image'],
    money: ['paid7d', 'cost7d'],
    people: ['priority'],
    audience: ['areas', 'clients'],
    schedule: ['startsAt', 'endsAt'],
    results: ['shown7d', 'conversion7d'],
    settings: ['markets', 'basis', 'lapsedDays', 'window', 'entrances', 'popupPerDay'],
  },
  fields: {
    name: string({ max: 60, required: true }),
    areas: areas({ group: 'pay', required: true }),
    markets: refs('market', { required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    basis: oneOf(['account', 'device', 'tier', 'returning'], { default: 'account' }),
    lapsedDays: int({ max: 365, min: 7 }), // basis returning
    window: duration(), // from first seen; empty means none; a real end
    tiers: rows(
      {
        coinPack: ref('coinPack', { required: true }),
        bonusPercent: percent({ min: 0, max: 300, default: 0 }),
        rewards: rows(
          {
            kind: oneOf(['coins', 'vipDays', 'dress', 'prop', 'gift'], { required: true }),
            dress: ref('dress'),
            prop: ref('prop'),
            gift: ref('gift'),
            amount: int({ min: 1, required: true }), // coins, days or pieces
          },
          { max: 5 },
        ),
        badge: captions({ max: 12 }),
      },
      { required: true, max: 6, distinct: 'coinPack' },
    ),
    title: captions({ max: 30, required: true }),
    image: image({ required: true, shape: 'cover' }), // 900x1200
    entrances: manyOf(['wallet', 'liveRoom', 'giftPanel', 'popup', 'shortPlayer'], { required: true }),
    popupPerDay: int({ max: 5, min: 0, default: 1 }),
    priority: int({ max: 999, min: 1, default: 100 }),
    startsAt: instant({ required: true }),
    endsAt: instant(),
    shown7d: int({ readOnly: true }),
    paid7d: int({ readOnly: true }),
    conversion7d: percent({ readOnly: true }),
    cost7d: money({ code: 'USD', readOnly: true }), // USD
  },
  states: {
    draft: { submit: 'awaitingApproval' },
    awaitingApproval: { approve: 'scheduled', reject: 'draft' },
    scheduled: { byTime: 'live' },
    live: { pause: 'paused', end: 'ended', byTime: 'ended' },
    paused: { resume: 'live', end: 'ended', byTime: 'ended' },
    ended: {},
  },
  clock: [
    { states: ['scheduled'], from: 'startsAt' },
    { states: ['live', 'paused'], until: 'endsAt' },
  ],
})
