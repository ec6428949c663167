import {
  areas,
  because,
  choice,
  date,
  email,
  file,
  int,
  money,
  oneOf,
  percent,
  ref,
  refs,
  rows,
  string,
  url,
} from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * A new price or rate holds from the next day, never backwards. FraudRate30d above 20 % freezes the payout and opens a
 * case. Commission is paid by month, by two people, through cash-out.
 */
export default defineEntity({
  name: 'promoter',
  service: 'activity',
  label: 'name',
  search: ['name', 'promoterNo', 'code'],
  scale: 50_000,
  demo: 160,
  scopedBy: 'areas',
  assignedTo: ['manager'],
  caredForBy: 'manager',
  final: ['rejected', 'ended'],
  fields: {
    promoterNo: string({ max: 12, unique: true, readOnly: true }),
    user: ref('user', { unique: true, required: true }),
    kind: choice({ dictionary: 'promoterKind', required: true }),
    name: string({ max: 80, required: true }),
    country: ref('country', { required: true }),
    areas: areas({ group: 'activity', required: true }),
    contactEmail: email({ secret: 'ActivityManage:promoteList.contact' }),
    phone: string({ max: 20, secret: 'ActivityManage:promoteList.contact' }),
    socials: rows(
      {
        network: oneOf(['youtube', 'tiktok', 'instagram', 'facebook', 'x', 'telegram', 'whatsapp', 'other'], {
          required: true,
        }),
        handle: string({ max: 60, required: true }),
        followers: int({ min: 0 }),
      },
      { max: 10 },
    ),
    code: string({ max: 12, pattern: '^[A-Z0-9]{4,12}$', unique: true, required: true }),
    channel: ref('channel', { required: true }),
    landing: ref('h5SharePage', { required: true }),
    link: url({ readOnly: true }),
    commission: oneOf(['cpa', 'cps', 'hybrid'], { default: 'cpa' }),
    pricePerUser: money({ min: 0 }), // for a valid new user; may differ by country tier
    tierPrices: rows(
      { countries: refs('country', { required: true }), price: money({ min: 0, required: true }) },
      { max: 10 },
    ),
    shareRate: percent({ max: 50, min: 0 }), // of first-year revenue after store fee and refunds
    currency: string({ max: 3, required: true, default: 'USD' }),
    attributionDays: int({ max: 90, min: 1, default: 30 }),
    contractFile: file(),
    contractTo: date(),
    manager: ref('account', { required: true }),
    clicks30d: int({ readOnly: true }),
    newUsers30d: int({ readOnly: true }),
    payers30d: int({ readOnly: true }),
    revenue30d: money({ readOnly: true }),
    fraudRate30d: percent({ readOnly: true }),
    owed: money({ readOnly: true }),
    paidTotal: money({ readOnly: true }),
    rejectReason: because({ max: 200, required: false }),
  },
  states: {
    applied: { approve: 'active', reject: 'rejected' },
    active: { freeze: 'frozen', end: 'ended', byContract: 'ended' },
    rejected: {},
    frozen: { unfreeze: 'active', end: 'ended' },
    ended: {},
  },
  clock: [{ states: ['active'], until: 'contractTo', move: 'byContract' }],
})
