import { captions, deepLink, int, money, oneOf, percent, ref, rows, string } from '../../fields'
import { defineEntity } from '../../schema/entity'
import { productKinds } from '../../shared/codes'

/** Anything that is sold. Orders keep a snapshot of name, price and delivery, which no later change alters. */
export default defineEntity({
  name: 'product',
  service: 'commodity',
  label: 'name',
  lead: { also: 'sku' },
  search: ['name', 'sku'],
  scale: 50_000,
  demo: 140,
  scopedBy: false,
  groups: {
    identity: ['sku', 'kind', 'name'],
    contents: ['content'],
    money: ['basePrice', 'currency', 'prices'],
    results: ['sold30d', 'uses'],
    settings: ['rentHours', 'startWithinDays', 'refundDays', 'vipDiscount', 'taxCategory'],
  },
  fields: {
    sku: string({
      max: 40,
      pattern: '^[a-z0-9._-]+$',
      example: 'new-year',
      required: true,
      unique: true,
      role: 'code',
    }), // never changed once sold
    kind: oneOf(productKinds, { required: true }),
    name: captions({ max: 60, required: true }),
    basePrice: money({ min: 0, required: true }), // its currency in `currency`; market prices are filled from it
    currency: string({ max: 3, required: true, default: 'USD' }),
    /** Where they differ from the filled price; kinds other than vip, coins, agentCoins. */
    prices: rows(
      {
        market: ref('market', { required: true }),
        price: money({ min: 1, required: true }),
        currency: string({ max: 3, required: true }), // the market's
        storeProductId: string({ max: 100, role: 'code' }),
      },
      { max: 100, distinct: 'market' },
    ),
    rentHours: int({ min: 24, max: 720 }), // hours, kind titleRent
    startWithinDays: int({ min: 1, max: 60, default: 30 }), // kind titleRent
    content: deepLink({ of: ['MOVIE', 'DRAMA', 'SHORT'] }), // required for title, titleRent, seriesPass
    taxCategory: oneOf(['digitalService', 'content', 'virtualGoods', 'exempt'], { default: 'digitalService' }),
    refundDays: int({ min: 0, max: 30, default: 7 }), // only when unused
    vipDiscount: percent({ min: 0, max: 100, default: 0 }),
    sold30d: int({ readOnly: true }),
    uses: int({ readOnly: true }), // titles, goods and offers that hold it
  },
  states: {
    draft: { publish: 'onSale' },
    onSale: { takeDown: 'offSale' },
    offSale: { publish: 'onSale', retire: 'retired' },
    retired: {},
  },
})
