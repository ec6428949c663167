import { bool, captions, instant, int, money, oneOf, order, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * A VIP product as one market sells it. In a store's market it goes on sale when the store has it at this price; an
 * enabled market keeps one on sale, and one a market and audience is the default choice.
 */
export default defineEntity({
  name: 'vipGoods',
  service: 'commodity',
  api: 'vip/goods',
  label: ['vipProduct', 'market'],
  search: ['vipProduct', 'badge', 'storeProductId'],
  scale: 10_000,
  demo: 260,
  scopedBy: 'market',
  schedule: { from: 'startsAt', until: 'endsAt' },
  groups: {
    identity: ['market', 'vipProduct', 'storeProductId', 'storeBasePlan'],
    contents: ['badge'],
    money: ['price', 'currency', 'storePrice', 'usd', 'netUsd', 'revenue30d', 'strikePrice'],
    safety: ['check'],
    audience: ['audience'],
    schedule: ['startsAt', 'endsAt'],
    results: ['sold30d'],
    settings: ['highlight', 'position'],
  },
  fields: {
    market: ref('market', { required: true }),
    vipProduct: ref('vipProduct', { required: true }),
    storeProductId: string({ max: 100, role: 'code' }), // required in store markets; unique per store
    storeBasePlan: string({ max: 100, role: 'code' }),
    price: money({ min: 1, required: true }), // market currency
    strikePrice: money(), // a price charged within 30 days
    currency: string({ max: 3, readOnly: true }),
    storePrice: money({ readOnly: true }), // as synchronised
    usd: money({ code: 'USD', readOnly: true }),
    netUsd: money({ code: 'USD', readOnly: true }), // after tax and store fee
    badge: captions({ max: 12 }),
    highlight: bool({ default: false }), // at most one a market and audience
    audience: oneOf(['all', 'nonVip', 'vip', 'lapsed'], { default: 'all' }),
    startsAt: instant(),
    endsAt: instant(),
    position: order(),
    check: oneOf(['ok', 'missing', 'priceDiffers', 'inactive', 'unchecked'], { default: 'unchecked', readOnly: true }),
    sold30d: int({ readOnly: true }),
    revenue30d: money({ readOnly: true }),
  },
  states: {
    draft: { publish: 'onSale' },
    onSale: { takeDown: 'offSale' },
    offSale: { publish: 'onSale' },
  },
  unique: [['market', 'vipProduct', 'audience']],
  ordered: { by: 'position', within: ['market'] },
})
