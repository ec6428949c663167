import { captions, int, money, oneOf, percent, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * A plan. Tier, unit, length and kind stay once it has been sold: another plan is a copy. Taken down, it is no longer
 * sold and goes on being renewed.
 */
export default defineEntity({
  name: 'vipProduct',
  service: 'commodity',
  api: 'vip/product',
  label: 'name',
  lead: { also: 'code' },
  search: ['name', 'code'],
  scale: 500,
  demo: 24,
  scopedBy: false,
  groups: {
    identity: ['name', 'code', 'product', 'tier', 'kind'],
    money: ['basePrice', 'currency', 'monthlyPrice'],
    people: ['remark'],
    results: ['markets', 'members', 'sold30d', 'renewRate30d'],
    settings: ['unit', 'length', 'giftDays', 'giftCoins', 'seats', 'trialDays', 'graceDays'],
  },
  fields: {
    name: captions({ max: 40, required: true }),
    code: string({ max: 32, pattern: '^[a-z0-9_]+$', example: 'new_year', unique: true, required: true, role: 'code' }),
    product: ref('product', { unique: true, required: true }), // kind vip
    tier: ref('vipTier', { required: true }),
    kind: oneOf(['subscription', 'oneTime', 'trialCard', 'familyPlan'], { required: true }),
    unit: oneOf(['day', 'week', 'month', 'quarter', 'halfYear', 'year'], { required: true }),
    length: int({ max: 36, min: 1, required: true }),
    giftDays: int({ max: 90, min: 0, default: 0 }),
    giftCoins: int({ max: 100000, min: 0, default: 0 }),
    seats: int({ max: 6, min: 1, default: 1 }), // family plan
    trialDays: int({ max: 30, min: 0, default: 0 }), // once per user, device and payment account
    graceDays: int({ max: 30, min: 0, default: 3 }), // access continues while the store retries
    basePrice: money({ min: 1, required: true }), // its currency in `currency`
    currency: string({ max: 3, required: true, default: 'USD' }),
    monthlyPrice: money({ readOnly: true }), // basePrice over months
    markets: int({ readOnly: true }),
    members: int({ readOnly: true }),
    sold30d: int({ readOnly: true }),
    renewRate30d: percent({ readOnly: true }),
    remark: string({ max: 200 }),
  },
  states: {
    draft: { publish: 'onSale' },
    onSale: { takeDown: 'offSale' },
    offSale: { publish: 'onSale', retire: 'retired' },
    retired: {},
  },
})
