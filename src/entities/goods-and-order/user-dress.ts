import { because, bool, instant, int, oneOf, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** A dress that somebody owns until a moment, or for good. Recalled, it is taken off at once. */
export default defineEntity({
  name: 'userDress',
  service: 'live',
  api: 'dress/record',
  label: ['dress', 'user'],
  scale: 500_000_000,
  demo: 6_000,
  keep: 'always', // a user has it until they or staff take it away
  scopedBy: 'country',
  groups: {
    identity: ['user', 'dress', 'source', 'sourceNo', 'giver'],
    money: ['coins'],
    audience: ['country'],
    schedule: ['days', 'expiresAt', 'startsAt'],
    settings: ['wearing', 'recallReason'],
  },
  fields: {
    user: ref('user', { required: true }),
    dress: ref('dress', { required: true }),
    source: oneOf(['buy', 'vip', 'level', 'activity', 'grant', 'guard', 'gifted'], { readOnly: true }),
    sourceNo: string({ max: 40, readOnly: true, role: 'code' }),
    giver: ref('user', { readOnly: true }),
    days: int({ readOnly: true }), // 0 for good
    coins: int({ readOnly: true }),
    startsAt: instant({ readOnly: true }),
    expiresAt: instant({ readOnly: true, emptyMeans: 'forGood' }),
    wearing: bool({ readOnly: true }),
    country: ref('country', { readOnly: true }),
    recallReason: because({ max: 200, readOnly: true, required: false }),
  },
  states: {
    active: { byTime: 'expired', recall: 'recalled' },
    expired: {},
    recalled: { restore: 'active' },
  },
  clock: [{ states: ['active'], until: 'expiresAt' }],
})
