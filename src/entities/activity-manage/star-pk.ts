import {
  areas,
  captions,
  color,
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
 * Sides cannot change once running; a side that must leave is withdrawn with a notice, and can no longer win.
 * Staff cannot add votes; invalid votes are removed by a risk decision that names the users and is shown in the
 * report. The result is fixed 2 h after the end, after the fraud check, by another account than the author.
 */
export default defineEntity({
  name: 'starPk',
  service: 'activity',
  label: 'title',
  lead: { picture: 'cover' },
  scale: 3_000,
  demo: 36,
  scopedBy: 'areas',
  groups: {
    identity: ['title', 'kind', 'topic', 'leader'],
    contents: ['sides', 'withdrawnSides', 'rounds', 'rulesText', 'shareText'],
    media: ['cover'],
    money: ['coinsPerVote', 'coins', 'budget', 'currency'],
    safety: ['invalidVotes'],
    people: ['confirmedBy'],
    audience: ['areas', 'clients'],
    schedule: ['startsAt', 'endsAt', 'confirmedAt'],
    results: ['votes', 'voters', 'leadShare'],
    settings: [
      'voteSources',
      'freePerDay',
      'adPerDay',
      'integralPerVote',
      'vipMultiple',
      'perUserDay',
      'hideCountLast',
    ],
  },
  fields: {
    title: captions({ max: 40, required: true }),
    kind: oneOf(['duel', 'group', 'bracket'], { default: 'duel' }),
    sides: rows(
      {
        star: ref('star', { required: true }),
        name: captions({ max: 40, required: true }),
        image: image({ required: true, shape: 'cover' }),
        color: color(),
        slogan: captions({ max: 60 }),
      },
      { required: true, min: 2, max: 16, distinct: 'star' },
    ),
    withdrawnSides: rows(
      { star: ref('star', { required: true }), at: instant({ required: true }), notice: captions({ required: true }) },
      { readOnly: true },
    ),
    areas: areas({ group: 'activity', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    startsAt: instant({ required: true }),
    endsAt: instant({ required: true }),
    rounds: rows(
      {
        name: captions({ max: 30, required: true }),
        startsAt: instant({ required: true }),
        endsAt: instant({ required: true }),
      },
      { max: 5, rising: 'startsAt' },
    ),
    voteSources: manyOf(['free', 'share', 'ad', 'task', 'integral', 'coin'], { required: true }),
    freePerDay: int({ max: 50, min: 0, default: 3 }),
    adPerDay: int({ max: 30, min: 0, default: 5 }),
    integralPerVote: int({ min: 1 }),
    coinsPerVote: int({ min: 1 }),
    vipMultiple: decimal({ max: 3, min: 1, default: 1 }),
    perUserDay: int({ min: 1, default: 1000 }), // votes of all sources
    hideCountLast: int({ max: 1440, min: 0, default: 0 }), // minutes before the end in which counts are hidden
    cover: image({ required: true, shape: 'cover' }),
    topic: ref('topic'),
    shareText: captions({ max: 200 }),
    rulesText: captions({ required: true }),
    votes: int({ readOnly: true }),
    voters: int({ readOnly: true }),
    invalidVotes: int({ readOnly: true }),
    coins: int({ readOnly: true }),
    leader: ref('star', { readOnly: true }),
    leadShare: percent({ readOnly: true }),
    confirmedBy: ref('account', { readOnly: true }),
    confirmedAt: instant({ readOnly: true }),
    budget: money({ min: 0 }),
    currency: string({ max: 3, default: 'USD' }),
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
