import { areas, date, email, file, group, image, instant, int, money, oneOf, ref, refs, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

const payoutMethods = ['bank', 'payoneer', 'usdt', 'eWallet'] as const

/** A bank account has a holder, a bank and a number; the other ways have a wallet, or a user name in its place. */
const accountMembers = {
  holder: string({ max: 120 }),
  bank: string({ max: 120 }),
  swift: string({ max: 11, pattern: '^[A-Z0-9]{8}([A-Z0-9]{3})?$', example: 'CENAIDJA' }),
  account: string({ max: 64 }),
  wallet: string({ max: 120 }),
}

/**
 * Its contract ends after it begins. Nobody owns two guilds, nor owns one and is an anchor of another. A change of the
 * payout account waits for a second person and holds payouts for 72 hours. A guild is terminated when all of its
 * settlements are paid or carried; its anchors are independent from then on.
 */
export default defineEntity({
  name: 'guild',
  service: 'live',
  label: 'name',
  lead: { picture: 'logo', also: 'code' },
  search: ['name', 'code', 'companyName'],
  scale: 20_000,
  demo: 60,
  scopedBy: 'areas',
  assignedTo: ['operator'],
  caredForBy: 'operator',
  final: ['terminated'],
  groups: {
    identity: ['name', 'code', 'owner', 'kind', 'grade', 'nextPolicy', 'nextPolicyFrom', 'taxId', 'incomePolicy'],
    contact: ['contactName', 'phone', 'email'],
    contents: ['payoutAccount', 'payoutPending'],
    media: ['logo', 'licence', 'contractFile'],
    money: ['currency', 'deposit'],
    safety: ['violations30d'],
    people: ['operator', 'remark'],
    audience: ['country', 'areas'],
    schedule: ['contractFrom', 'contractTo', 'payoutHeldUntil'],
    results: ['anchorCount', 'activeAnchors30d', 'biscuits30d'],
    settings: ['managers', 'companyName', 'settlementCycle', 'payoutMethod', 'anchorQuota'],
  },
  fields: {
    name: string({ max: 60, unique: true, required: true }),
    code: string({ max: 16, pattern: '^[A-Z0-9]+$', example: 'NEWYEAR', unique: true, required: true, role: 'code' }), // invite code
    logo: image(),
    owner: ref('user', { required: true }), // president; signs in to the guild portal
    managers: refs('user', { max: 10 }),
    kind: oneOf(['video', 'voice', 'mixed'], { required: true }),
    grade: oneOf(['S', 'A', 'B', 'C'], { default: 'C' }),
    country: ref('country', { required: true }),
    areas: areas({ group: 'liveSetting', required: true }),
    companyName: string({ max: 120 }),
    taxId: string({ max: 40, secret: 'LiveManage:guild.finance' }),
    licence: file({ secret: 'LiveManage:guild.finance' }),
    contactName: string({ max: 60, secret: 'LiveManage:guild.contact' }),
    phone: string({ max: 20, secret: 'LiveManage:guild.contact' }),
    email: email({ secret: 'LiveManage:guild.contact' }),
    incomePolicy: ref('incomePolicy', { required: true }),
    nextPolicy: ref('incomePolicy', { readOnly: true }), // takes over with the period beside it
    nextPolicyFrom: ref('settlementPeriod', { readOnly: true }),
    settlementCycle: oneOf(['weekly', 'halfMonthly', 'monthly'], { default: 'monthly' }),
    currency: string({ max: 3, required: true, default: 'USD' }),
    payoutMethod: oneOf(payoutMethods, { required: true }),
    payoutAccount: group(accountMembers, { required: true, secret: 'LiveManage:guild.finance' }),
    payoutPending: group(
      {
        method: oneOf(payoutMethods, { required: true }),
        ...accountMembers,
        by: ref('account', { required: true }),
        at: instant({ required: true }),
      },
      { readOnly: true, secret: 'LiveManage:guild.finance' },
    ), // a change that waits for a second person
    payoutHeldUntil: instant({ readOnly: true }),
    deposit: money({ min: 0 }), // its currency in `currency`
    anchorQuota: int({ max: 100000, min: 1, default: 200 }),
    contractFrom: date({ required: true }),
    contractTo: date({ required: true }),
    contractFile: file(),
    operator: ref('account', { required: true }),
    anchorCount: int({ readOnly: true }),
    activeAnchors30d: int({ readOnly: true }),
    biscuits30d: int({ readOnly: true }),
    violations30d: int({ readOnly: true }),
    remark: string({ max: 500 }),
  },
  states: {
    applied: { approve: 'active', refuse: 'refused' },
    active: { suspend: 'suspended' },
    refused: {},
    suspended: { resume: 'active', terminate: 'terminated' },
    terminated: {},
  },
})
