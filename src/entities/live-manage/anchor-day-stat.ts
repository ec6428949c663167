import { bool, date, duration, instant, int, oneOf, ref } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Wholly computed; staff have it worked out again from sessions and never type a figure. Total = gift + lucky + task -
 * refund - deduct.
 */
export default defineEntity({
  name: 'anchorDayStat',
  service: 'live',
  api: 'anchor/day',
  label: ['anchor', 'day'],
  scale: 100_000_000,
  demo: 6_000,
  keep: 'always', // figures that years are compared by
  scopedBy: 'country',
  groups: {
    identity: ['day', 'anchor', 'guild', 'kind'],
    money: ['coins'],
    audience: ['country'],
    schedule: ['computedAt'],
    settings: [
      'sessions',
      'liveMinutes',
      'effectiveMinutes',
      'effectiveDay',
      'viewers',
      'avgWatch',
      'newFans',
      'gifters',
      'newGifters',
      'giftBiscuits',
      'luckyBiscuits',
      'taskBiscuits',
      'pkBiscuits',
      'refundBiscuits',
      'deductBiscuits',
      'totalBiscuits',
      'punishments',
    ],
  },
  fields: {
    day: date({ required: true }),
    anchor: ref('anchor', { required: true }),
    guild: ref('guild'),
    country: ref('country'),
    kind: oneOf(['video', 'voice', 'game', 'sports']),
    sessions: int(),
    liveMinutes: int(),
    effectiveMinutes: int(),
    effectiveDay: bool(), // by the income policy's minimum minutes
    viewers: int(),
    avgWatch: duration(),
    newFans: int(),
    gifters: int(),
    newGifters: int(),
    coins: int(),
    giftBiscuits: int(),
    luckyBiscuits: int(), // from lucky gifts
    taskBiscuits: int(),
    pkBiscuits: int(), // gifts received in PK; part of giftBiscuits
    refundBiscuits: int(),
    deductBiscuits: int(),
    totalBiscuits: int(),
    punishments: int(),
    computedAt: instant(),
  },
  states: {
    provisional: { byTime: 'final' },
    final: { bySystem: 'locked' },
    locked: {},
  },
  unique: [['day', 'anchor']],
})
