import { date, email, file, group, instant, int, money, oneOf, percent, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** Where a partner is paid. */
const account = {
  method: oneOf(['bank', 'payoneer', 'usdt'], { required: true }),
  name: string({ max: 100, required: true }),
  account: string({ max: 80, required: true }),
  bank: string({ max: 80 }),
  swift: string({ max: 11 }),
}

export default defineEntity({
  name: 'shortPartner',
  service: 'short',
  api: 'partner',
  label: 'name',
  lead: { also: 'partnerNo' },
  search: ['name', 'partnerNo', 'contactName'],
  scale: 3_000,
  demo: 40,
  scopedBy: 'country',
  assignedTo: ['manager'],
  caredForBy: 'manager',
  final: ['ended'],
  groups: {
    identity: ['partnerNo', 'name', 'kind', 'portalUser', 'taxId'],
    contact: ['contactName', 'email'],
    contents: ['payout', 'payoutNext'],
    media: ['taxCertificate'],
    money: ['currency', 'taxRate', 'balance', 'frozen', 'paidTotal', 'revenue30d'],
    people: ['payoutChangedBy', 'manager'],
    audience: ['country'],
    schedule: ['certificateTo', 'payoutChangedAt', 'agreementTo'],
    results: ['titleCount'],
  },
  fields: {
    partnerNo: string({ max: 12, unique: true, readOnly: true, role: 'code' }),
    name: string({ max: 100, required: true }),
    kind: oneOf(['copyrightOwner', 'producer', 'distributor', 'promoter', 'dubbingStudio'], { required: true }),
    country: ref('country', { required: true }),
    taxId: string({ max: 40, secret: 'ShortManage:partner.identity' }),
    contactName: string({ max: 60, required: true }),
    email: email({ required: true, secret: 'ShortManage:partner.identity' }),
    payout: group(account, { secret: 'ShortManage:partner.payout' }),
    payoutNext: group(account, { readOnly: true, secret: 'ShortManage:partner.payout' }), // waits to be confirmed
    payoutChangedBy: ref('account', { readOnly: true }),
    payoutChangedAt: instant({ readOnly: true }),
    currency: string({ max: 3, required: true, default: 'USD' }),
    taxRate: percent({ max: 40, min: 0, default: 0 }), // withholding
    taxCertificate: file(),
    certificateTo: date(),
    portalUser: ref('user'), // reads statements in the partner portal
    manager: ref('account', { required: true }),
    balance: money({ readOnly: true }),
    frozen: money({ readOnly: true }),
    paidTotal: money({ readOnly: true }),
    titleCount: int({ readOnly: true }),
    revenue30d: money({ readOnly: true }),
    agreementTo: date({ readOnly: true }), // earliest end of an agreement
  },
  states: {
    draft: { approve: 'active' },
    active: { freeze: 'frozen', end: 'ended' },
    frozen: { unfreeze: 'active' },
    ended: {},
  },
})
