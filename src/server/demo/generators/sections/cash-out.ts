/** The records of the section cash-out that hang together, each under the name of its entity. */
export { cashOutRuleGenerator as cashOutRule } from '../cash-out-rules'
export { cashOutGenerator as cashOut, payoutAccountGenerator as payoutAccount } from '../cash-outs'
export { payoutBatchGenerator as payoutBatch } from '../payout-batches'
