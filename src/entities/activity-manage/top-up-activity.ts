import {
  areas,
  captions,
  decimal,
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
 * A refund or chargeback takes the reward back, or books a debt where it was spent. First top-up is counted over the
 * account's life and its devices; thresholds are compared at the order's booked rate. Reward value of a tier is at
 * most 60 % of its threshold.
 */
export default defineEntity({
  name: 'topUpActivity',
  service: 'activity',
  api: 'topUp',
  label: 'name',
  lead: { picture: 'image' },
  scale: 2_000,
  demo: 36,
  scopedBy: 'areas',
  assignedTo: ['owner'],
  caredForBy: 'owner',
  final: ['ended'],
  groups: {
    identity: ['name', 'kind'],
    contents: ['tiers', 'rulesText'],
    media: ['image'],
    money: ['currency', 'bonusRate', 'budget', 'spent', 'revenue', 'refundedValue'],
    people: ['owner'],
    audience: ['areas', 'clients', 'minVersion', 'userGroups'],
    schedule: ['startsAt', 'endsAt'],
    results: ['participants', 'payers', 'returnOnCost'],
    settings: ['payMethods', 'products', 'inactiveDays', 'perUserLimit', 'entries', 'control'],
  },
  fields: {
    name: captions({ max: 40, required: true }),
    kind: oneOf(['firstTopUp', 'single', 'cumulative', 'consecutiveDays', 'doubleCoins', 'comeback'], {
      required: true,
    }),
    areas: areas({ group: 'activity', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    minVersion: int({ plain: true }),
    payMethods: manyOf(['googlePlay', 'appStore', 'card', 'carrier', 'eWallet', 'bankTransfer', 'agent'], {
      emptyMeans: 'all',
    }),
    products: refs('product', { emptyMeans: 'all' }),
    userGroups: refs('userGroup', { emptyMeans: 'everyone' }),
    inactiveDays: int({ min: 7 }), // comeback
    startsAt: instant({ required: true }),
    endsAt: instant({ required: true }),
    currency: string({ max: 3, required: true, default: 'USD' }),
    tiers: rows(
      {
        threshold: int({ min: 1, required: true }),
        reward: ref('activityReward', { required: true }),
        count: int({ min: 1, required: true, default: 1 }),
        times: int({ min: 1, default: 1 }),
      },
      { required: true, max: 12, rising: 'threshold' },
    ),
    bonusRate: percent({ max: 200, min: 0 }), // doubleCoins
    perUserLimit: int({ min: 1, default: 1 }),
    budget: money({ min: 1, required: true }),
    spent: money({ readOnly: true }),
    image: image({ required: true, shape: 'cover' }),
    entries: manyOf(['wallet', 'giftPanel', 'liveRoom', 'home', 'popup'], { required: true }),
    rulesText: captions({ required: true }),
    owner: ref('account'),
    participants: int({ readOnly: true }),
    payers: int({ readOnly: true }),
    revenue: money({ readOnly: true }),
    returnOnCost: decimal({ readOnly: true }), // extra revenue against the control group for one unit of reward
    refundedValue: money({ readOnly: true }),
    control: percent({ max: 20, min: 0, default: 5 }), // users who do not see it
  },
  states: {
    draft: { submit: 'awaitingApproval' },
    awaitingApproval: { approve: 'scheduled', reject: 'draft', withdraw: 'draft' },
    scheduled: { byTime: 'running', withdraw: 'draft' },
    running: { byTime: 'ended', end: 'ended', pause: 'paused' },
    ended: { settle: 'settled' },
    paused: { resume: 'running', end: 'ended' },
    settled: {},
  },
  clock: [
    { states: ['scheduled'], from: 'startsAt' },
    { states: ['running'], until: 'endsAt' },
  ],
})
