import { decimal, file, instant, int, money, oneOf, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'
import { payoutMethods } from '../../shared/payout-methods'

/**
 * Requests of one provider, method and currency, at most 5,000 and 200,000 USD. Released by another account than its
 * maker, who enters its exact sum; nothing leaves or joins it after it is submitted.
 */
export default defineEntity({
  name: 'payoutBatch',
  service: 'pay',
  api: 'cashOut/batch',
  label: 'batchNo',
  scale: 30_000,
  demo: 60,
  scopedBy: false,
  groups: {
    identity: ['batchNo'],
    media: ['file'],
    money: ['currency', 'amount', 'amountUsd', 'providerFee', 'providerBalance', 'rate'],
    safety: ['failedCount'],
    people: ['approvedBy'],
    schedule: ['sentAt'],
    results: ['count', 'unknownCount', 'paidCount'],
    settings: ['provider', 'method'],
  },
  fields: {
    batchNo: string({ max: 24, unique: true, readOnly: true, role: 'code' }),
    provider: oneOf(['payerMax', 'dLocal', 'payoneer', 'paypal', 'wise', 'bankFile', 'usdtDesk'], { required: true }),
    method: oneOf(payoutMethods, { readOnly: true }),
    currency: string({ max: 3, required: true }),
    count: int({ readOnly: true }),
    amount: money({ readOnly: true }),
    amountUsd: money({ code: 'USD', readOnly: true }),
    providerFee: money({ readOnly: true }),
    providerBalance: money({ readOnly: true }), // checked before sending
    rate: decimal({ readOnly: true }),
    paidCount: int({ readOnly: true }),
    failedCount: int({ readOnly: true }),
    unknownCount: int({ readOnly: true }),
    file: file({ readOnly: true }), // provider bankFile; hash in the audit trail
    approvedBy: ref('account', { readOnly: true }),
    sentAt: instant({ readOnly: true }),
  },
  states: {
    draft: { submitBatch: 'awaitingRelease' },
    awaitingRelease: { releaseBatch: 'sending', sendBackBatch: 'draft' },
    sending: { bySystem: 'done', bySystemPartlyFailed: 'partlyFailed' },
    done: {},
    partlyFailed: { settleBatch: 'done' },
  },
  pays: { amount: 'amountUsd', in: ['sending'] },
})
