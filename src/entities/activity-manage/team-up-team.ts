import { instant, int, money, percent, ref, refs, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'teamUpTeam',
  service: 'activity',
  api: 'teamUp/team',
  label: 'teamNo',
  scale: 20_000_000,
  demo: 600,
  keep: 'always', // a user has it until they or staff take it away
  scopedBy: 'country',
  fields: {
    teamNo: string({ max: 20, unique: true, readOnly: true }),
    activity: ref('teamUpActivity', { required: true }),
    leader: ref('user', { required: true }),
    members: refs('user', { readOnly: true }),
    joined: int({ readOnly: true }),
    newJoined: int({ readOnly: true }),
    progress: percent({ readOnly: true }),
    country: ref('country', { readOnly: true }),
    openedAt: instant({ readOnly: true }),
    closesAt: instant({ readOnly: true }),
    fullAt: instant({ readOnly: true }),
    paid: money({ readOnly: true }),
    refunded: money({ readOnly: true }),
    currency: string({ max: 3, readOnly: true }),
    riskScore: int({ readOnly: true }),
    refundError: string({ max: 200, readOnly: true }),
  },
  states: {
    forming: { bySystem: 'full', byTime: 'expired', close: 'expired' },
    full: { bySystem: 'rewarded' },
    rewarded: {},
    expired: { bySystem: 'refunding' },
    refunding: { bySystem: 'refunded', bySystemRefundFailed: 'refundFailed' },
    refunded: {},
    refundFailed: { refundAgain: 'refunding' },
  },
  pays: { amount: 'paid', in: ['refunding', 'refunded'] },
  clock: [{ states: ['forming'], until: 'closesAt' }],
})
