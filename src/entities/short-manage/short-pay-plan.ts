import {
  areas,
  bool,
  captions,
  group,
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
 * What a user has unlocked stays unlocked whatever changes, unless it was refunded. A user who met a title's price
 * keeps it for 7 days where the new one is higher; lower ones hold at once. The active default plan of an area cannot
 * be ended without a follower; every published short has exactly one plan that applies. An active plan changes only
 * texts, packs and endsAt; prices change by a copy, approved by a second person. A title licensed without ad or VIP
 * use refuses these methods.
 */
export default defineEntity({
  name: 'shortPayPlan',
  service: 'short',
  api: 'payPlan',
  label: 'name',
  scale: 30_000,
  demo: 90,
  scopedBy: 'areas',
  schedule: { from: 'startsAt', until: 'endsAt' },
  targeting: {
    areas: 'areas',
    clients: 'clients',
    channels: 'channels',
    minVersion: 'minVersion',
    userGroups: 'userGroups',
  },
  visibleIn: ['active'],
  groups: {
    identity: ['name', 'single', 'adSlot'],
    contents: ['bundles', 'firstOffer', 'paywallText'],
    money: ['coinsPerEpisode', 'priceSteps', 'bonusCoins', 'arppu7d', 'revenue7d', 'currency'],
    people: ['priority'],
    audience: ['areas', 'clients', 'channels', 'minVersion', 'userGroups'],
    schedule: ['startsAt', 'endsAt'],
    results: ['paywallUsers7d', 'payRate7d', 'adRate7d', 'finish7d'],
    settings: [
      'scope',
      'shorts',
      'tags',
      'methods',
      'freeEpisodes',
      'wholeDiscount',
      'wholeMaxCoins',
      'adsPerEpisode',
      'adEpisodesDay',
      'waitHours',
      'vipRule',
      'vipDiscount',
      'integralPerEpisode',
      'autoUnlock',
      'packs',
      'previewSeconds',
      'experiment',
    ],
  },
  fields: {
    name: string({ max: 60, required: true }),
    scope: oneOf(['default', 'titles', 'single', 'tags'], { required: true }), // a narrower scope wins, then priority
    shorts: refs('short'),
    single: ref('single'),
    tags: refs('tag'),
    areas: areas({ group: 'state', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    channels: refs('channel', { emptyMeans: 'all' }),
    minVersion: int({ plain: true }),
    userGroups: refs('userGroup', { emptyMeans: 'everyone' }),
    priority: int({ max: 1000, min: 0, default: 100 }),
    methods: manyOf(['coin', 'bundle', 'whole', 'ad', 'wait', 'vip', 'integral'], { required: true }),
    freeEpisodes: int({ max: 60, min: 0, required: true, default: 8 }),
    coinsPerEpisode: int({ max: 2000, min: 0, default: 50 }),
    priceSteps: rows(
      { fromEpisode: int({ min: 1, required: true }), coins: int({ min: 0, max: 2_000, required: true }) },
      { max: 20, rising: 'fromEpisode' },
    ),
    bundles: rows(
      { episodes: int({ min: 2, required: true }), discount: percent({ min: 0, max: 70, required: true }) },
      { max: 4, rising: 'episodes' },
    ),
    wholeDiscount: percent({ max: 80, min: 0, default: 20 }), // on the sum of what is still locked
    wholeMaxCoins: int({ min: 0 }),
    bonusCoins: bool({ default: true }), // bonus coins may pay
    adSlot: ref('adSlot'),
    adsPerEpisode: int({ max: 5, min: 1, default: 1 }),
    adEpisodesDay: int({ max: 50, min: 0, default: 5 }),
    waitHours: int({ max: 168, min: 1 }), // one episode opens each time it runs out
    vipRule: oneOf(['none', 'allFree', 'discount', 'early'], { default: 'allFree' }),
    vipDiscount: percent({ max: 100, min: 0 }),
    integralPerEpisode: int({ min: 1 }),
    autoUnlock: oneOf(['never', 'ask'], { default: 'ask' }), // never on without the user's own choice
    firstOffer: group({
      episodes: int({ min: 1, required: true }),
      coins: int({ min: 0, required: true }),
      hours: int({ min: 1, max: 720, required: true }),
    }),
    packs: refs('coinPack'), // shown at the paywall; empty is the market's list
    previewSeconds: int({ max: 60, min: 0, default: 10 }), // of a locked episode
    paywallText: captions({ max: 80 }),
    startsAt: instant(),
    endsAt: instant(),
    experiment: percent({ default: 100 }), // share of the audience by user hash; the rest takes the next plan
    paywallUsers7d: int({ readOnly: true }),
    payRate7d: percent({ readOnly: true }), // paywall seen to paid
    adRate7d: percent({ readOnly: true }),
    arppu7d: money({ readOnly: true }),
    revenue7d: money({ readOnly: true }),
    currency: string({ max: 3, readOnly: true }),
    finish7d: percent({ readOnly: true }),
  },
  states: {
    draft: { submit: 'awaitingApproval' },
    awaitingApproval: { approve: 'active', byTime: 'active', reject: 'draft' },
    active: { pause: 'paused', byTime: 'ended', end: 'ended' },
    paused: { resume: 'active', end: 'ended' },
    ended: {},
  },
  clock: [{ states: ['active'], until: 'endsAt' }],
})
