import { areas, captions, group, image, instant, int, money, oneOf, percent, ref, refs, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Teams are filled by real users only; the app shows no invented members. Ending early refunds every open team in
 * full.
 */
export default defineEntity({
  name: 'teamUpActivity',
  service: 'activity',
  api: 'teamUp',
  label: 'name',
  lead: { picture: 'image' },
  scale: 2_000,
  demo: 28,
  scopedBy: 'areas',
  assignedTo: ['owner'],
  caredForBy: 'owner',
  final: ['ended'],
  groups: {
    identity: ['name', 'kind', 'product', 'leaderReward', 'memberReward'],
    contents: ['goal', 'landing', 'rulesText'],
    media: ['image'],
    money: ['singlePrice', 'teamPrice', 'currency', 'budget', 'spent', 'revenue', 'refunded'],
    people: ['owner'],
    audience: ['areas', 'clients'],
    schedule: ['startsAt', 'endsAt'],
    results: ['teams', 'fullRate', 'newUsers'],
    settings: ['teamSize', 'openHours', 'newMembers', 'teamsPerUser', 'stock'],
  },
  fields: {
    name: captions({ max: 40, required: true }),
    kind: oneOf(['groupBuy', 'teamTask', 'teamTopUp', 'teamWatch'], { required: true }),
    areas: areas({ group: 'activity', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    startsAt: instant({ required: true }),
    endsAt: instant({ required: true }),
    product: ref('product'), // groupBuy
    singlePrice: money({ readOnly: true }),
    teamPrice: money({ min: 1 }), // groupBuy; below singlePrice, at least 30 % of it
    currency: string({ max: 3, required: true, default: 'USD' }),
    teamSize: int({ max: 20, min: 2, default: 3 }),
    openHours: int({ max: 168, min: 1, default: 24 }), // time to fill a team
    newMembers: int({ min: 0, default: 1 }), // new users required in a team
    goal: group({
      metric: oneOf(['tasks', 'topUp', 'watchMinutes'], { required: true }),
      total: int({ min: 1, required: true }),
      perMemberMin: int({ min: 0 }),
    }),
    leaderReward: ref('activityReward'),
    memberReward: ref('activityReward'),
    teamsPerUser: int({ min: 1, default: 3 }),
    stock: int({ min: 0, emptyMeans: 'noLimit' }), // teams
    budget: money({ min: 0, required: true }),
    spent: money({ readOnly: true }),
    landing: ref('h5SharePage', { required: true }),
    image: image({ required: true, shape: 'cover' }),
    rulesText: captions({ required: true }),
    owner: ref('account'),
    teams: int({ readOnly: true }),
    fullRate: percent({ readOnly: true }),
    newUsers: int({ readOnly: true }),
    revenue: money({ readOnly: true }),
    refunded: money({ readOnly: true }),
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
