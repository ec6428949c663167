import {
  areas,
  captions,
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
 * The chances of a lottery add to 100 %, and rewards are locked while it runs. Its budget never falls below what is
 * spent; raising it takes a second person.
 */
export default defineEntity({
  name: 'vipActivity',
  service: 'commodity',
  api: 'vip/activity',
  label: 'name',
  lead: { picture: 'banner', also: 'title' },
  scale: 2_000,
  demo: 20,
  scopedBy: 'areas',
  groups: {
    identity: ['name', 'kind'],
    contents: ['title', 'rulesText', 'rewards'],
    media: ['banner', 'background'],
    money: ['budget', 'currency', 'spent', 'revenue'],
    audience: ['areas', 'clients', 'minVersion', 'audience', 'userGroups'],
    schedule: ['startsAt', 'endsAt'],
    results: ['visitors', 'buyers'],
    settings: ['discountCases', 'entrances'],
  },
  fields: {
    name: string({ max: 60, required: true }),
    kind: oneOf(['sale', 'buyGift', 'lottery', 'renewReward', 'winBack', 'birthday', 'bundle', 'newUserTrial'], {
      required: true,
    }),
    title: captions({ max: 40, required: true }),
    rulesText: captions({ required: true }), // rich text
    areas: areas({ group: 'activity', required: true }), // group activity
    clients: refs('client', { required: true }),
    minVersion: int({ plain: true }),
    audience: oneOf(['all', 'nonVip', 'vip', 'lapsed', 'cancelled', 'newUser', 'group'], { required: true }),
    userGroups: refs('userGroup'),
    discountCases: refs('vipDiscountCase'),
    rewards: rows(
      {
        trigger: oneOf(['purchase', 'renewal', 'login', 'share'], { required: true }),
        vipProduct: ref('vipProduct'),
        kind: oneOf(['days', 'coins', 'dress', 'code'], { required: true }),
        dress: ref('dress'),
        codeBatch: ref('vipCodeBatch'),
        value: int({ min: 1, required: true }), // days, coins or pieces
        probability: percent({ min: 0, max: 100 }), // of a lottery
        stock: int({ min: 0 }),
      },
      { max: 20 },
    ),
    banner: image({ shape: 'cover' }), // 1029x360
    background: image({ shape: 'cover' }),
    entrances: manyOf(['vipCentre', 'homePopup', 'player', 'mine', 'push'], { required: true }),
    budget: money(), // its currency in `currency`; stops the activity when reached
    currency: string({ max: 3, default: 'USD' }),
    spent: money({ readOnly: true }),
    startsAt: instant({ required: true }),
    endsAt: instant({ required: true }),
    visitors: int({ readOnly: true }),
    buyers: int({ readOnly: true }),
    revenue: money({ readOnly: true }),
  },
  states: {
    draft: { submit: 'awaitingApproval' },
    awaitingApproval: { approve: 'scheduled', reject: 'draft' },
    scheduled: { byTime: 'live' },
    live: { pause: 'paused', end: 'ended', byTime: 'ended', byBudget: 'ended' },
    paused: { resume: 'live', end: 'ended', byTime: 'ended' },
    ended: {},
  },
  clock: [
    { states: ['scheduled'], from: 'startsAt' },
    { states: ['live', 'paused'], until: 'endsAt' },
  ],
})
