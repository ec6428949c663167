import { areas, bool, decimal, instant, int, money, oneOf, percent, refs, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * A user buys in one market, by client and then by area: two enabled markets of a store do not share both. The
 * currency stays once there is an order, the code once there are goods.
 */
export default defineEntity({
  name: 'market',
  service: 'commodity',
  label: 'name',
  lead: { also: 'code' },
  search: ['name', 'code'],
  scale: 600,
  demo: 36,
  scopedBy: 'areas',
  groups: {
    identity: ['name', 'code'],
    money: ['currency', 'priceFactor', 'taxPercent', 'taxIncluded', 'revenue30d'],
    safety: ['priceIssues'],
    audience: ['clients', 'areas'],
    schedule: ['lastSyncAt'],
    results: ['vipGoodsOnSale', 'coinPacksOnSale'],
    settings: ['store', 'rounding', 'storeFee', 'enabled'],
  },
  fields: {
    name: string({ max: 60, required: true, unique: true }), // such as Google Play · Indonesia
    code: string({ max: 32, pattern: '^[a-z0-9_]+$', example: 'new_year', required: true, unique: true, role: 'code' }), // never changed once it has goods
    store: oneOf(['googlePlay', 'appStore', 'huawei', 'samsung', 'web', 'h5', 'apk', 'tv'], { required: true }),
    clients: refs('client', { required: true }),
    areas: areas({ group: 'pay', required: true }), // group pay
    currency: string({ max: 3, pattern: '^[A-Z]{3}$', example: 'USD', required: true }),
    /** Purchasing-power factor on the base price when prices are filled. */
    priceFactor: decimal({ min: 0.1, max: 3, default: 1 }),
    rounding: oneOf(['none', 'end9', 'end99', 'end900', 'storeTier'], { default: 'storeTier' }),
    storeFee: percent({ min: 0, max: 60, default: 30 }),
    taxPercent: percent({ min: 0, max: 40, default: 0 }),
    taxIncluded: bool({ default: true }),
    vipGoodsOnSale: int({ readOnly: true }),
    coinPacksOnSale: int({ readOnly: true }),
    priceIssues: int({ readOnly: true }), // goods whose store price differs from ours or that the store lacks
    revenue30d: money({ readOnly: true }), // its currency in `currency`
    lastSyncAt: instant({ readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
  unique: [['store', 'areas', 'clients']],
})
