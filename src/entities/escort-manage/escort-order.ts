import { because, bool, choice, duration, instant, int, oneOf, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Coins are held from payment and shared at settlement, by the rule of its payment: the shares add to the coins,
 * rounding stays with the platform. Cancelled, everything goes back; a flagged order is not settled by hand before the
 * flag is cleared.
 */
export default defineEntity({
  name: 'escortOrder',
  service: 'escort',
  api: 'order',
  label: 'orderNo',
  scale: 60_000_000,
  demo: 900,
  keep: 'always', // what the books rest on
  scopedBy: 'country',
  groups: {
    identity: ['orderNo', 'user', 'escort', 'skill', 'ratio'],
    money: ['coins', 'bonusPart'],
    safety: ['flag'],
    people: ['comment'],
    audience: ['country'],
    schedule: ['acceptBy', 'acceptedAt', 'startedAt', 'endedAt', 'settleAt'],
    results: [
      'unitPrice',
      'quantity',
      'escortBiscuits',
      'guildBiscuits',
      'platformCoins',
      'seconds',
      'rating',
      'refundCoins',
    ],
    settings: ['rank', 'reviewHidden', 'cancelBy', 'cancelReason'],
  },
  fields: {
    orderNo: string({ max: 32, unique: true, readOnly: true, role: 'code' }),
    user: ref('user', { readOnly: true }),
    escort: ref('escort', { readOnly: true }),
    skill: ref('escortSkill', { readOnly: true }),
    rank: choice({ dictionary: 'companionRank', readOnly: true }),
    unitPrice: int({ readOnly: true }),
    quantity: int({ readOnly: true }),
    coins: int({ readOnly: true }),
    bonusPart: int({ readOnly: true }),
    escortBiscuits: int({ readOnly: true }),
    guildBiscuits: int({ readOnly: true }),
    platformCoins: int({ readOnly: true }),
    ratio: ref('escortRatio', { readOnly: true }), // edition as of payment
    country: ref('country', { readOnly: true }),
    acceptBy: instant({ readOnly: true }),
    acceptedAt: instant({ readOnly: true }),
    startedAt: instant({ readOnly: true }),
    endedAt: instant({ readOnly: true }),
    seconds: duration({ readOnly: true }),
    settleAt: instant({ readOnly: true }),
    rating: int({ max: 5, min: 1, readOnly: true }),
    comment: string({ max: 300, readOnly: true }),
    reviewHidden: bool({ default: false, readOnly: true }),
    cancelBy: oneOf(['user', 'escort', 'timeout', 'staff'], { readOnly: true }),
    cancelReason: because({ max: 200, readOnly: true, required: false }),
    refundCoins: int({ readOnly: true }),
    flag: oneOf(['none', 'shortService', 'selfOrder', 'sameDevice', 'burst'], { default: 'none', readOnly: true }),
  },
  states: {
    paid: { byCompanion: 'accepted', byTime: 'cancelled', byUser: 'cancelled', cancel: 'cancelled' },
    accepted: { byStart: 'serving', byCompanion: 'cancelled', byUser: 'cancelled', cancel: 'cancelled' },
    cancelled: {},
    serving: { byEnd: 'finished', cancel: 'cancelled' },
    finished: { byTime: 'settled', settleNow: 'settled', byComplaint: 'disputed', refund: 'refunded' },
    settled: { refund: 'refunded' },
    disputed: { byDecision: 'settled', refund: 'refunded' },
    refunded: {},
    partlyRefunded: {},
  },
  ledger: true,
})
