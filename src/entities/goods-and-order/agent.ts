import { bool, date, file, images, int, money, oneOf, percent, ref, refs, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Sells coins to users. A change of discount or credit, and the end of the contract, take a second person; it ends
 * with the credit paid and every purchase decided. An agent above another is in good standing.
 */
export default defineEntity({
  name: 'agent',
  service: 'commodity',
  label: 'name',
  lead: { also: 'agentNo' },
  search: ['name', 'agentNo'],
  scale: 20_000,
  demo: 60,
  scopedBy: 'countries',
  assignedTo: ['operator'],
  caredForBy: 'operator',
  final: ['terminated'],
  groups: {
    identity: ['agentNo', 'user', 'name', 'level', 'parent'],
    contact: ['contact'],
    media: ['identity', 'contractFile'],
    money: ['bonusPercent', 'deposit', 'creditLimit', 'creditUsed', 'currency', 'balance'],
    safety: ['complaints90d', 'riskScore'],
    people: ['operator'],
    audience: ['countries'],
    schedule: ['contractTo'],
    results: ['bought30d', 'sold30d', 'customers30d'],
    settings: ['discount', 'minTransfer', 'maxTransferDay', 'listed'],
  },
  fields: {
    agentNo: string({ max: 16, unique: true, readOnly: true, role: 'code' }),
    user: ref('user', { unique: true, required: true }),
    name: string({ max: 60, required: true }),
    level: oneOf(['general', 'first', 'second'], { default: 'first' }),
    parent: ref('agent'),
    countries: refs('country', { required: true }),
    contact: string({ max: 120, secret: 'GoodsAndOrder:agentManage.reveal' }), // WhatsApp or Telegram
    identity: images({ shows: 'card', max: 4, secret: 'GoodsAndOrder:agentManage.identity' }),
    contractFile: file(),
    contractTo: date(),
    discount: percent({ max: 40, min: 0, required: true }), // off the list price of agent packs
    bonusPercent: percent({ max: 20, min: 0, default: 0 }),
    deposit: money({ min: 0 }), // its currency in `currency`
    creditLimit: money({ min: 0, default: 0 }), // its currency in `currency`
    creditUsed: money({ readOnly: true }),
    currency: string({ max: 3, default: 'USD' }),
    balance: int({ readOnly: true }), // agent coins; may only be sent on
    minTransfer: int({ min: 1, default: 100 }),
    maxTransferDay: int({ min: 1, default: 5000000 }),
    listed: bool({ default: false }), // shown in the app's list of agents
    bought30d: int({ readOnly: true }),
    sold30d: int({ readOnly: true }),
    customers30d: int({ readOnly: true }),
    complaints90d: int({ readOnly: true }),
    riskScore: int({ readOnly: true }),
    operator: ref('account', { required: true }),
  },
  states: {
    applied: { approve: 'active', refuse: 'refused' },
    active: { freeze: 'frozen', terminate: 'terminated' },
    refused: {},
    frozen: { unfreeze: 'active', terminate: 'terminated' },
    terminated: {},
  },
})
