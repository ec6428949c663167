import { bool, choice, int, money, oneOf, percent, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * One user pays an episode once (idempotency key user + episode); a double charge refunds itself. A refund returns
 * coins of the kind paid and enters the next statement as a deduction. Refunds above 5,000 coins or of what was
 * watched over 50 % need a second approver.
 */
export default defineEntity({
  name: 'shortUnlock',
  service: 'short',
  api: 'unlock',
  label: 'unlockNo',
  scale: 2_000_000_000,
  demo: 2_500,
  keep: 'always', // what the books rest on
  scopedBy: 'country',
  groups: {
    identity: [
      'unlockNo',
      'user',
      'short',
      'episode',
      'plan',
      'source',
      'promoter',
      'client',
      'channel',
      'currencyEntry',
      'statement',
    ],
    money: ['coins', 'bonusCoins', 'integral', 'value', 'adIncome', 'currency'],
    audience: ['country'],
    results: ['fromNumber', 'toNumber', 'watched'],
    settings: ['method', 'auto', 'refundReason', 'refundNote'],
  },
  fields: {
    unlockNo: string({ max: 28, unique: true, readOnly: true, role: 'code' }),
    user: ref('user', { readOnly: true }),
    short: ref('short', { readOnly: true }),
    episode: ref('episode', { readOnly: true }), // the first where several were bought
    fromNumber: int({ readOnly: true }),
    toNumber: int({ readOnly: true }),
    method: oneOf(['coin', 'bundle', 'whole', 'ad', 'wait', 'vip', 'integral', 'gift', 'compensation'], {
      readOnly: true,
    }),
    coins: int({ readOnly: true }),
    bonusCoins: int({ readOnly: true }),
    integral: int({ readOnly: true }),
    value: money({ readOnly: true }), // paid coins at their booked value; base of sharing
    adIncome: money({ readOnly: true }),
    currency: string({ max: 3, readOnly: true }),
    plan: ref('shortPayPlan', { readOnly: true }),
    auto: bool({ readOnly: true }),
    source: oneOf(['feed', 'home', 'search', 'push', 'campaign', 'share', 'continue', 'recommendation'], {
      readOnly: true,
    }),
    promoter: ref('promoter', { readOnly: true }),
    country: ref('country', { readOnly: true }),
    client: ref('client', { readOnly: true }),
    channel: ref('channel', { readOnly: true }),
    watched: percent({ readOnly: true }), // of what was bought
    currencyEntry: ref('currencyEntry', { readOnly: true }),
    statement: ref('shortShareStatement', { readOnly: true }), // set when it was settled
    refundReason: choice({ dictionary: 'unlockRefundReason' }),
    refundNote: string({ max: 200 }),
  },
  states: {
    unlocked: { refund: 'refunded', byChargeback: 'revoked' },
    refunded: {},
    revoked: {},
  },
  pays: { amount: 'value', in: ['refunded'] },
})
