import {
  areas,
  captions,
  color,
  group,
  image,
  instant,
  int,
  money,
  oneOf,
  ref,
  refs,
  rows,
  string,
  url,
} from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Running activities may change texts, images and showUntil, and may end later; rank sources and rewards are locked.
 * Settle needs every rank closed and checked; the settler is not the author.
 */
export default defineEntity({
  name: 'liveActivityTemplate',
  service: 'activity',
  api: 'liveActivity/template',
  label: 'name',
  lead: { picture: 'head', also: 'code' },
  search: ['name', 'code'],
  scale: 3_000,
  demo: 40,
  scopedBy: 'areas',
  assignedTo: ['owner'],
  caredForBy: 'owner',
  final: ['ended'],
  groups: {
    identity: ['code', 'name'],
    contact: ['url'],
    contents: ['colors', 'blocks', 'rulesText', 'shareText'],
    media: ['head', 'background', 'entryBanner', 'widgetIcon'],
    money: ['budget', 'spent', 'currency', 'coins'],
    people: ['owner'],
    audience: ['areas', 'clients', 'minVersion'],
    schedule: ['timezone', 'startsAt', 'endsAt', 'showUntil'],
    results: ['rankCount', 'participants', 'views'],
    settings: ['layout', 'roomWidget', 'gifts'],
  },
  fields: {
    code: string({ max: 32, pattern: '^[a-z0-9-]+$', example: 'new-year', unique: true, required: true, role: 'code' }),
    name: captions({ max: 40, required: true }),
    layout: oneOf(['rank', 'pkRank', 'task', 'lottery', 'hall'], { default: 'rank' }),
    areas: areas({ group: 'activity', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    minVersion: int({ plain: true }),
    timezone: string({ max: 40, required: true }), // day and week borders of its ranks
    startsAt: instant({ required: true }),
    endsAt: instant({ required: true }),
    showUntil: instant(), // results stay visible
    head: image({ required: true, shape: 'cover' }), // 750x560
    background: image({ shape: 'cover' }),
    colors: group(
      {
        page: color({ required: true }),
        card: color({ required: true }),
        text: color({ required: true }),
        accent: color({ required: true }),
      },
      { required: true },
    ),
    blocks: rows(
      {
        kind: oneOf(['head', 'countdown', 'rankTabs', 'rewardTable', 'giftRow', 'taskRow', 'honor', 'rules', 'share'], {
          required: true,
        }),
        text: captions({ max: 200 }),
        image: image({ shape: 'cover' }),
      },
      { required: true, max: 24 },
    ),
    entryBanner: image({ shape: 'cover' }), // shown in the live list
    roomWidget: oneOf(['none', 'icon', 'iconWithPlace'], { default: 'iconWithPlace' }),
    widgetIcon: image(),
    gifts: refs('gift'), // activity gifts shown on the page
    rulesText: captions({ required: true }),
    shareText: captions({ max: 200 }),
    url: url({ readOnly: true }),
    budget: money({ min: 0, required: true }),
    spent: money({ readOnly: true }),
    currency: string({ max: 3, required: true, default: 'USD' }),
    rankCount: int({ readOnly: true }),
    participants: int({ readOnly: true }),
    coins: int({ readOnly: true }),
    views: int({ readOnly: true }),
    owner: ref('account', { required: true }),
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
