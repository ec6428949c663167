import {
  areas,
  bool,
  captions,
  choice,
  images,
  instant,
  int,
  money,
  oneOf,
  order,
  ref,
  refs,
  string,
} from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * UnitCost in points stands against price; under 80 % cover it needs a second approver. Selling never passes
 * stockTotal, checked at the moment of the order.
 */
export default defineEntity({
  name: 'integralGoods',
  service: 'task',
  api: 'store/goods',
  label: 'name',
  lead: { also: 'code' },
  search: ['name', 'code'],
  scale: 20_000,
  demo: 90,
  scopedBy: 'areas',
  groups: {
    identity: ['code', 'name', 'kind', 'reward', 'category'],
    contents: ['detail'],
    media: ['images'],
    money: ['price', 'cashPart', 'currency', 'unitCost', 'cost30d'],
    audience: ['areas', 'clients'],
    schedule: ['startsAt', 'endsAt'],
    results: ['stockLeft', 'codes', 'sold30d'],
    settings: [
      'minLevel',
      'vipOnly',
      'stockTotal',
      'stockDay',
      'releaseTime',
      'perUserLimit',
      'badge',
      'position',
      'limitCycle',
    ],
  },
  fields: {
    code: string({ max: 40, unique: true, required: true, role: 'code' }),
    name: captions({ max: 60, required: true }),
    kind: oneOf(['virtual', 'coupon', 'lottery', 'carrierTopUp', 'giftCard', 'physical'], { required: true }),
    reward: ref('activityReward'), // for virtual and coupon
    images: images({ max: 6, required: true }),
    detail: captions(), // rich text
    category: choice({ dictionary: 'integralGoodsCategory', required: true }),
    price: int({ min: 1, required: true }), // points
    cashPart: money({ min: 0, default: 0 }), // paid in addition to the points
    currency: string({ max: 3, default: 'USD' }),
    unitCost: money({ required: true }),
    areas: areas({ group: 'state', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    minLevel: int({ min: 0, default: 0 }),
    vipOnly: bool({ default: false }),
    stockTotal: int({ min: 0, required: true }),
    stockLeft: int({ readOnly: true }),
    stockDay: int({ min: 0 }), // released each day at releaseTime
    releaseTime: string({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', example: '20:30' }), // area time
    perUserLimit: int({ min: 0, default: 1 }),
    limitCycle: oneOf(['ever', 'day', 'week', 'month'], { default: 'ever' }),
    startsAt: instant(),
    endsAt: instant(),
    badge: oneOf(['none', 'new', 'hot', 'limited', 'vip'], { default: 'none' }),
    codes: int({ readOnly: true }), // unused card codes for giftCard and coupon
    position: order(),
    sold30d: int({ readOnly: true }),
    cost30d: money({ readOnly: true }),
  },
  states: {
    draft: { putOnSale: 'onSale' },
    onSale: { takeDown: 'offSale', byStock: 'soldOut' },
    offSale: { putOnSale: 'onSale' },
    soldOut: { takeDown: 'offSale', byStock: 'onSale' },
  },
})
