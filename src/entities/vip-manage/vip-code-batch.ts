import { areas, instant, int, money, oneOf, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Codes come from a cryptographic source, without letters that are taken for digits; they are made when another
 * account than the author's has approved. A batch that was sold is voided with the partner's credit note.
 */
export default defineEntity({
  name: 'vipCodeBatch',
  service: 'commodity',
  api: 'vip/code',
  label: 'name',
  lead: { also: 'batchNo' },
  search: ['name', 'batchNo', 'sharedCode'],
  scale: 20_000,
  demo: 40,
  scopedBy: 'areas',
  groups: {
    identity: ['name', 'batchNo', 'kind', 'sharedCode', 'tier'],
    money: ['coins', 'unitPrice', 'currency'],
    people: ['approvedBy'],
    audience: ['areas', 'audience'],
    schedule: ['days', 'validFrom', 'validTo'],
    results: ['redeemed', 'voided', 'downloads'],
    settings: ['count', 'codeLength', 'prefix', 'purpose', 'partner', 'perUser'],
  },
  fields: {
    name: string({ max: 60, required: true }),
    batchNo: string({ max: 24, unique: true, readOnly: true, role: 'code' }),
    kind: oneOf(['single', 'shared'], { required: true }),
    sharedCode: string({ max: 20, pattern: '^[A-Z0-9]{6,20}$', example: 'NEWYEAR26', role: 'code' }), // kind shared
    count: int({ max: 500000, min: 1, required: true }),
    codeLength: int({ max: 20, min: 10, default: 12 }),
    prefix: string({ max: 4, pattern: '^[A-Z0-9]*$', example: 'NY26' }),
    tier: ref('vipTier', { required: true }),
    days: int({ max: 732, min: 1, required: true }),
    coins: int({ max: 100000, min: 0, default: 0 }),
    purpose: oneOf(['sale', 'partner', 'activity', 'compensation', 'press', 'internal'], { required: true }),
    partner: string({ max: 80 }), // required for sale and partner
    unitPrice: money({ min: 0 }), // its currency in `currency`; sale and partner
    currency: string({ max: 3, default: 'USD' }),
    areas: areas({ group: 'pay', required: true }),
    audience: oneOf(['all', 'newUser', 'nonVip'], { default: 'all' }),
    perUser: int({ max: 12, min: 1, default: 1 }),
    validFrom: instant({ required: true }),
    validTo: instant({ required: true }),
    redeemed: int({ readOnly: true }),
    voided: int({ readOnly: true }),
    downloads: int({ readOnly: true }),
    approvedBy: ref('account', { readOnly: true }),
  },
  states: {
    draft: { submit: 'awaitingApproval' },
    awaitingApproval: { approve: 'generating', reject: 'draft' },
    generating: { bySystem: 'active' },
    active: { freeze: 'frozen', void: 'voided', byTime: 'expired' },
    frozen: { unfreeze: 'active', void: 'voided' },
    voided: {},
    expired: {},
  },
  clock: [{ states: ['active'], until: 'validTo' }],
})
