import { captions, instant, int, money, oneOf, percent, ref, refs, rows, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * A discount leaves at least 30 % of the price. It is approved by another account than its author's; from then on its
 * price stays, and it only pauses or ends.
 */
export default defineEntity({
  name: 'vipDiscountCase',
  service: 'commodity',
  api: 'vip/discount',
  label: 'name',
  scale: 5_000,
  demo: 60,
  scopedBy: false,
  groups: {
    identity: ['vipProduct', 'name', 'kind'],
    contents: ['storeOfferIds', 'badge'],
    money: ['price', 'currency', 'cost'],
    people: ['priority', 'approvedBy'],
    audience: ['audience', 'userGroups'],
    schedule: ['startsAt', 'endsAt'],
    results: ['used', 'conversion'],
    settings: ['percentOff', 'periods', 'extraDays', 'markets', 'perUser', 'quota'],
  },
  fields: {
    vipProduct: ref('vipProduct', { required: true }),
    name: string({ max: 60, required: true }),
    kind: oneOf(['introPrice', 'freeTrial', 'percentOff', 'fixedPrice', 'extraDays', 'winBack', 'upgrade'], {
      required: true,
    }),
    percentOff: percent({ max: 90, min: 1 }),
    price: money({ min: 0 }), // its currency in `currency`; market prices filled from it
    currency: string({ max: 3, default: 'USD' }),
    periods: int({ max: 12, min: 1, default: 1 }),
    extraDays: int({ max: 90, min: 1 }),
    markets: refs('market', { required: true }),
    audience: oneOf(['all', 'neverPaid', 'newUser', 'lapsed', 'cancelled', 'active', 'group'], {
      required: true,
      default: 'neverPaid',
    }),
    userGroups: refs('userGroup'),
    perUser: int({ max: 12, min: 1, default: 1 }),
    quota: int({ min: 1, emptyMeans: 'noLimit' }),
    used: int({ readOnly: true }),
    /** What the stores call it: those with introPrice, freeTrial and winBack ask for one. */
    storeOfferIds: rows(
      { market: ref('market', { required: true }), offerId: string({ max: 100, required: true }) },
      { distinct: 'market' },
    ),
    badge: captions({ max: 12 }),
    priority: int({ max: 999, min: 1, default: 100 }), // the highest eligible one is shown; cases do not add up
    startsAt: instant({ required: true }),
    endsAt: instant({ required: true }),
    conversion: percent({ readOnly: true }), // paid / shown
    cost: money({ readOnly: true }), // USD
    approvedBy: ref('account', { readOnly: true }),
  },
  states: {
    draft: { submit: 'awaitingApproval' },
    awaitingApproval: { withdraw: 'draft', approve: 'scheduled', reject: 'draft' },
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
