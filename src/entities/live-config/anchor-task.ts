import { areas, bool, captions, instant, int, manyOf, money, oneOf, order, ref, refs, rows, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * What anchors do for a reward. Another account than its author approves it; once it is live its conditions and reward are
 * fixed, it is only extended or ended.
 */
export default defineEntity({
  name: 'anchorTask',
  service: 'live',
  label: 'name',
  scale: 2_000,
  demo: 36,
  scopedBy: 'areas',
  groups: {
    identity: ['name', 'kind', 'rewardDress'],
    contents: ['intro', 'conditions'],
    money: ['bonus', 'currency', 'budget', 'spent'],
    people: ['approvedBy'],
    audience: ['audience', 'areas'],
    schedule: ['startsAt', 'endsAt'],
    results: ['joined', 'completed'],
    settings: [
      'rewardKind',
      'rewardAmount',
      'grades',
      'guilds',
      'anchors',
      'liveKinds',
      'settleBy',
      'order',
      'enabled',
    ],
  },
  fields: {
    name: captions({ max: 40, required: true }),
    intro: captions({ max: 200 }),
    kind: oneOf(['newcomer', 'daily', 'weekly', 'monthly', 'activity', 'recall'], { required: true }),
    conditions: rows(
      {
        metric: oneOf(
          [
            'effectiveMinutes',
            'effectiveDays',
            'biscuits',
            'gifters',
            'newFans',
            'pkWins',
            'seatGuests',
            'noPunishment',
          ],
          { required: true },
        ),
        op: oneOf(['gte', 'eq'], { required: true, default: 'gte' }),
        value: int({ min: 0, required: true }),
      },
      { required: true, distinct: 'metric', max: 4 },
    ), // all of them hold
    rewardKind: oneOf(['biscuits', 'exposure', 'dress', 'title', 'recommendSlot', 'bonus'], { required: true }),
    rewardAmount: int({ min: 1, required: true }),
    rewardDress: ref('dress'),
    bonus: money({ min: 0 }), // its currency in `currency`; paid with the settlement
    currency: string({ max: 3 }),
    audience: oneOf(['all', 'grade', 'guild', 'newcomers', 'listed'], { default: 'all' }),
    grades: manyOf(['S', 'A', 'B', 'C', 'D']),
    guilds: refs('guild'),
    anchors: refs('anchor'),
    liveKinds: manyOf(['video', 'voice', 'multiGuest', 'game', 'sports'], { emptyMeans: 'all' }),
    areas: areas({ group: 'liveSetting', required: true }),
    settleBy: oneOf(['auto', 'review'], { default: 'auto' }),
    budget: int({ min: 0 }), // biscuits over the whole task; 0 is none
    approvedBy: ref('account', { readOnly: true }),
    spent: int({ readOnly: true }),
    startsAt: instant({ required: true }),
    endsAt: instant({ required: true }),
    joined: int({ readOnly: true }),
    completed: int({ readOnly: true }),
    order: order(),
    enabled: bool({ default: false, role: 'switch' }),
  },
  states: {
    draft: { submit: 'awaitingApproval' },
    awaitingApproval: { approve: 'scheduled', reject: 'draft' },
    scheduled: { byTime: 'live' },
    live: { byTime: 'settling', end: 'settling' },
    settling: { settle: 'settled' },
    settled: {},
  },
  clock: [
    { states: ['scheduled'], from: 'startsAt' },
    { states: ['live'], until: 'endsAt' },
  ],
})
