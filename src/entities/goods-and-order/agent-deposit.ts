import { because, images, int, money, oneOf, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * What an agent buys: confirmed by another account than the one that entered it, with a bank reference that is used
 * once. The coins are the agent's from then on; a purchase is reversed as long as they have not been sent on.
 */
export default defineEntity({
  name: 'agentDeposit',
  service: 'commodity',
  api: 'agent/deposit',
  label: 'depositNo',
  scale: 2_000_000,
  demo: 300,
  keep: 'always', // what the books rest on
  scopedBy: 'agent',
  groups: {
    identity: ['depositNo', 'agent', 'bankRef', 'order'],
    media: ['receipt'],
    money: ['coins', 'bonusCoins', 'amount', 'currency'],
    people: ['approvedBy', 'rejectReason'],
    settings: ['method'],
  },
  fields: {
    depositNo: string({ max: 32, unique: true, readOnly: true, role: 'code' }),
    agent: ref('agent', { required: true }),
    coins: int({ min: 1000, required: true }),
    bonusCoins: int({ readOnly: true }),
    amount: money({ required: true }), // after discount
    currency: string({ max: 3, required: true }),
    method: oneOf(['bank', 'usdt', 'online', 'credit'], { required: true }),
    receipt: images({ shows: 'receipt', max: 4 }), // required for bank and usdt
    bankRef: string({ max: 80, unique: true, role: 'code' }),
    order: ref('order', { readOnly: true }), // method online
    approvedBy: ref('account', { readOnly: true }),
    rejectReason: because({ required: false }),
  },
  states: {
    awaitingPayment: { byAgent: 'awaitingApproval', submit: 'awaitingApproval' },
    awaitingApproval: { confirmPayment: 'credited', rejectPayment: 'rejected' },
    credited: { reversePurchase: 'reversed' },
    rejected: {},
    reversed: {},
  },
  pays: { amount: 'amount', in: ['credited'] },
})
