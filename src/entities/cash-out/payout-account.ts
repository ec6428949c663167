import { instant, int, oneOf, percent, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'
import { payoutMethods } from '../../shared/payout-methods'

/**
 * Where a user's money goes; staff never edit it. A blocked one is not paid to, and the first payment that arrives
 * verifies it.
 */
export default defineEntity({
  name: 'payoutAccount',
  service: 'pay',
  api: 'cashOut/account',
  label: ['user', 'method'],
  search: ['bank', 'bankCode'],
  scale: 3_000_000,
  demo: 300,
  keep: 'always', // what the books rest on
  scopedBy: 'country',
  groups: {
    identity: ['user', 'method', 'bank', 'bankCode', 'holder', 'account'],
    money: ['currency'],
    safety: ['nameMatch', 'sharedBy', 'failures'],
    audience: ['country'],
    schedule: ['changedAt'],
  },
  fields: {
    user: ref('user', { required: true }),
    method: oneOf(payoutMethods, {
      required: true,
    }),
    holder: string({ max: 100, required: true, secret: 'CashOut:cashOutManage.reveal' }),
    account: string({ max: 80, required: true, secret: 'CashOut:cashOutManage.reveal' }),
    bank: string({ max: 100 }),
    bankCode: string({ max: 20 }), // SWIFT, IFSC, CLABE, branch; checked by country
    country: ref('country', { required: true }),
    currency: string({ max: 3, required: true }),
    nameMatch: percent({ readOnly: true }), // holder against the verified identity
    sharedBy: int({ readOnly: true }), // other users with the same account
    changedAt: instant({ readOnly: true }),
    failures: int({ readOnly: true }),
  },
  states: {
    new: { verifyAccount: 'verified', byFirstPayment: 'verified', blockAccount: 'blocked' },
    verified: { blockAccount: 'blocked' },
    blocked: { unblockAccount: 'new' },
  },
})
