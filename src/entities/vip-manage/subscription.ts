import { instant, int, money, oneOf, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Pays for VIP again and again. Stopping it leaves the time that is paid for; moving it to another account takes a
 * second person and moves that time along. Nobody has two that run.
 */
export default defineEntity({
  name: 'subscription',
  service: 'commodity',
  label: 'subscriptionNo',
  scale: 40_000_000,
  demo: 3_000,
  keep: 'always', // what the books rest on
  scopedBy: 'user',
  groups: {
    identity: ['subscriptionNo', 'user', 'vipProduct', 'payChannel', 'discountCase'],
    money: ['price', 'currency', 'pendingPrice', 'paidTotal'],
    safety: ['lastError'],
    audience: ['market'],
    schedule: ['startedAt', 'periodStart', 'periodEnd', 'nextChargeAt', 'cancelledAt', 'lastSyncAt'],
    results: ['periodNo', 'retries'],
    settings: ['storeToken', 'cancelReason', 'syncState'],
  },
  fields: {
    subscriptionNo: string({ max: 32, unique: true, readOnly: true, role: 'code' }),
    user: ref('user', { required: true }),
    market: ref('market', { readOnly: true }),
    /** Original transaction id or purchase token. */
    storeToken: string({ max: 200, readOnly: true, secret: 'VipManage:vipSubscription.reveal' }),
    price: money({ figure: 'average', readOnly: true }),
    currency: string({ max: 3, readOnly: true }),
    periodNo: int({ readOnly: true }),
    startedAt: instant({ readOnly: true }),
    periodStart: instant({ readOnly: true }),
    periodEnd: instant({ readOnly: true }),
    nextChargeAt: instant({ readOnly: true }),
    retries: int({ readOnly: true }),
    lastError: string({ max: 200, readOnly: true }),
    cancelledAt: instant({ readOnly: true }),
    cancelReason: oneOf(['user', 'price', 'content', 'technical', 'billing', 'refund', 'support', 'storeUnknown'], {
      readOnly: true,
    }),
    pendingPrice: money({ readOnly: true }), // awaits the user's consent
    paidTotal: money({ readOnly: true }),
    lastSyncAt: instant({ readOnly: true }),
    syncState: oneOf(['matched', 'differs', 'notFound'], { default: 'matched', readOnly: true }),
    vipProduct: ref('vipProduct'),
    payChannel: ref('payChannel', { readOnly: true }),
    discountCase: ref('vipDiscountCase', { readOnly: true }),
  },
  states: {
    trial: { byPayment: 'active', byUser: 'cancelled', cancel: 'cancelled' },
    active: {
      byUser: 'cancelled',
      cancel: 'cancelled',
      byFailedCharge: 'grace',
      byPause: 'paused',
      byRefund: 'revoked',
    },
    cancelled: { byUser: 'active', byTime: 'expired' },
    grace: { byPayment: 'active', byTime: 'onHold', cancel: 'cancelled' },
    onHold: { byPayment: 'active', byTime: 'expired', cancel: 'cancelled' },
    paused: { byUser: 'active' },
    expired: {},
    revoked: {},
  },
})
