import { because, int, oneOf, percent, ref, rows, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** No command writes a score; disqualified ones leave the order and those behind move up. */
export default defineEntity({
  name: 'liveActivityStanding',
  service: 'activity',
  api: 'liveActivity/standing',
  label: ['user', 'anchor', 'guild', 'room', 'rank'],
  scale: 50_000_000,
  demo: 1_500,
  keep: 'always', // a user has it until they or staff take it away
  scopedBy: 'rank',
  groups: {
    identity: ['rank', 'user', 'anchor', 'guild', 'room', 'topContributor', 'reward'],
    money: ['refunded'],
    safety: ['riskFlags'],
    people: ['reason'],
    results: ['place', 'previousPlace', 'score', 'gapToNext', 'contributors', 'topShare'],
    settings: ['periodKey'],
  },
  fields: {
    rank: ref('liveActivityRank', { required: true }),
    periodKey: string({ max: 20, readOnly: true }), // day, week or stage
    place: int({ readOnly: true }),
    previousPlace: int({ readOnly: true }),
    user: ref('user'),
    anchor: ref('anchor'),
    guild: ref('guild'),
    room: ref('liveRoom'),
    score: int({ readOnly: true }),
    gapToNext: int({ readOnly: true }),
    topContributor: ref('user', { readOnly: true }),
    contributors: int({ readOnly: true }),
    topShare: percent({ readOnly: true }), // of the largest contributor; above 60 % it is marked
    refunded: int({ readOnly: true }),
    riskFlags: rows(
      {
        code: oneOf(['selfGift', 'sharedDevice', 'chargeback', 'lateBurst', 'agentCoins'], { required: true }),
        detail: string({ max: 200 }),
      },
      { readOnly: true },
    ),
    reward: ref('activityReward', { readOnly: true }),
    reason: because({ max: 200, required: false }),
  },
  states: {
    counted: { hold: 'held', disqualify: 'disqualified', bySystem: 'rewarded' },
    held: { release: 'counted' },
    disqualified: { reinstate: 'counted' },
    rewarded: {},
  },
  unique: [['rank', 'periodKey', 'place']],
})
