import { areas, bool, captions, image, int, money, oneOf, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Kind, amount and unitCost are fixed after the first grant; a change is a copy. A reward used by a running activity
 * cannot be disabled or deleted; the refusal lists the activities. Stock never goes below 0; it is taken when the
 * grant is made, returned when it is revoked or expires.
 */
export default defineEntity({
  name: 'activityReward',
  service: 'activity',
  api: 'reward',
  label: 'name',
  lead: { picture: 'icon', also: 'code' },
  search: ['name', 'code'],
  scale: 20_000,
  demo: 160,
  scopedBy: 'areas',
  groups: {
    identity: ['code', 'name', 'kind', 'gift', 'dress', 'vipProduct', 'discountCase'],
    media: ['icon'],
    money: ['amount', 'cashAmount', 'unitCost', 'currency'],
    audience: ['areas'],
    schedule: ['validDays'],
    results: ['stockLeft', 'usedBy', 'granted30d'],
    settings: ['claimHours', 'stockTotal', 'perUserLimit', 'perDayLimit', 'fulfilment', 'enabled'],
  },
  fields: {
    code: string({ max: 40, pattern: '^[A-Z0-9_]+$', example: 'NEW_YEAR', unique: true, required: true, role: 'code' }),
    name: captions({ max: 40, required: true }),
    kind: oneOf(
      ['coin', 'integral', 'vipDays', 'dress', 'gift', 'coupon', 'gatePassPoint', 'badge', 'cash', 'physical'],
      { required: true },
    ),
    amount: int({ min: 1, required: true }), // coins, points, days or pieces
    gift: ref('gift'), // for gift
    dress: ref('dress'), // for dress and badge
    vipProduct: ref('vipProduct'), // for vipDays
    discountCase: ref('vipDiscountCase'), // for coupon
    cashAmount: money({ min: 1 }), // for cash
    unitCost: money({ required: true }), // what one piece costs the company; feeds budgets
    currency: string({ max: 3, required: true, default: 'USD' }),
    icon: image({ required: true }), // 240x240 png with alpha
    validDays: int({ min: 0, default: 30 }), // use it within; 0 is for good
    claimHours: int({ min: 1, default: 168 }), // claim it within
    areas: areas({ group: 'activity', required: true }),
    stockTotal: int({ min: 0, emptyMeans: 'noLimit' }), // required for physical
    stockLeft: int({ readOnly: true }),
    perUserLimit: int({ min: 0, default: 0 }), // 0 is none
    perDayLimit: int({ min: 0, default: 0 }),
    fulfilment: oneOf(['automatic', 'manual'], { default: 'automatic' }), // cash and physical are always manual
    usedBy: int({ readOnly: true }), // running activities
    granted30d: int({ readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
})
