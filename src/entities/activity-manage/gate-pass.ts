import {
  areas,
  audio,
  captions,
  color,
  group,
  image,
  instant,
  int,
  money,
  percent,
  ref,
  refs,
  string,
} from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Seasons of one area never overlap; while running, rewards may be added or raised, never lowered or removed. A refund
 * of the paid track takes back unclaimed paid rewards and marks claimed ones as debt.
 */
export default defineEntity({
  name: 'gatePass',
  service: 'activity',
  label: 'name',
  scale: 300,
  demo: 14,
  scopedBy: 'areas',
  groups: {
    identity: ['name', 'plusProduct', 'paidProduct'],
    contents: ['theme', 'rulesText'],
    money: ['pointsPerLevel', 'revenue', 'rewardCost', 'currency'],
    audience: ['areas', 'clients', 'minVersion'],
    schedule: ['startsAt', 'endsAt', 'claimUntil', 'pausedAt'],
    results: ['participants', 'buyers', 'buyRate', 'medianLevel'],
    settings: ['season', 'levelCount', 'plusLevels', 'levelPrice', 'levelBuyLimit', 'tasks', 'weeklyCap'],
  },
  fields: {
    season: int({ min: 1, required: true }),
    name: captions({ max: 30, required: true }),
    areas: areas({ group: 'activity', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    minVersion: int({ plain: true }),
    startsAt: instant({ required: true }),
    endsAt: instant({ required: true }),
    claimUntil: instant({ required: true }), // 3 to 14 days after endsAt
    pausedAt: instant({ readOnly: true }), // a pause moves the end by as long as it lasts
    theme: group({ background: image(), banner: image(), color: color(), music: audio() }),
    levelCount: int({ max: 120, min: 10, default: 50 }),
    pointsPerLevel: int({ min: 1, default: 100 }),
    paidProduct: ref('product', { required: true }),
    plusProduct: ref('product'), // paid track with a head start
    plusLevels: int({ max: 30, min: 0, default: 10 }),
    levelPrice: int({ min: 1 }), // coins for one level
    levelBuyLimit: int({ min: 0, default: 20 }),
    tasks: refs('growthTask', { required: true }), // the tasks that give points; daily, weekly and season
    weeklyCap: int({ min: 0, default: 1000 }), // points; 0 is none
    participants: int({ readOnly: true }),
    buyers: int({ readOnly: true }),
    buyRate: percent({ readOnly: true }),
    revenue: money({ readOnly: true }),
    rewardCost: money({ readOnly: true }),
    currency: string({ max: 3, required: true, default: 'USD' }),
    medianLevel: int({ readOnly: true }),
    rulesText: captions({ required: true }),
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
  unique: [['season', 'areas']],
})
