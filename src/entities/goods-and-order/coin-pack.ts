import {
  bool,
  captions,
  decimal,
  instant,
  int,
  manyOf,
  money,
  oneOf,
  order,
  percent,
  ref,
  refs,
  string,
} from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Coins for money in one market, at the market's currency. Once sold, coins and price stay: another price is another
 * pack. In a store's market it goes on sale when the store has it; one pack a market and audience is the default
 * choice.
 */
export default defineEntity({
  name: 'coinPack',
  service: 'commodity',
  api: 'currency/goods',
  label: ['product', 'market'],
  search: ['product', 'badge', 'storeProductId'],
  scale: 20_000,
  demo: 320,
  scopedBy: 'market',
  schedule: { from: 'startsAt', until: 'endsAt' },
  groups: {
    identity: ['market', 'product', 'storeProductId'],
    contents: ['badge'],
    money: ['coins', 'bonusCoins', 'price', 'currency', 'coinsPerUsd', 'netUsd', 'revenue30d'],
    safety: ['check'],
    audience: ['scene', 'audience', 'userGroups'],
    schedule: ['extraFrom', 'extraTo', 'startsAt', 'endsAt'],
    results: ['sold30d'],
    settings: ['extraPercent', 'highlight', 'perUserPerDay', 'position'],
  },
  fields: {
    market: ref('market', { required: true }),
    product: ref('product', { required: true }), // kind coins, or agentCoins with scene agent
    coins: int({ max: 10000000, min: 1, required: true }),
    bonusCoins: int({ max: 5000000, min: 0, default: 0 }),
    price: money({ min: 1, required: true }), // market currency
    currency: string({ max: 3, readOnly: true }),
    coinsPerUsd: decimal({ readOnly: true }), // bonus included
    netUsd: money({ code: 'USD', readOnly: true }),
    storeProductId: string({ max: 100, role: 'code' }), // required in store markets
    /** Coins on top for a time, shown with its end. */
    extraPercent: percent({ min: 1, max: 300 }),
    extraFrom: instant(),
    extraTo: instant(),
    scene: manyOf(['wallet', 'liveRoom', 'shortPlayer', 'game', 'agent'], { required: true }),
    audience: oneOf(['all', 'neverPaid', 'payer', 'bigPayer', 'group'], { default: 'all' }),
    userGroups: refs('userGroup'),
    badge: captions({ max: 12 }),
    highlight: bool({ default: false }),
    perUserPerDay: int({ max: 100, min: 1 }),
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
  unique: [['market', 'product']],
  ordered: { by: 'position', within: ['market'] },
})
