import { describe, expect, test } from 'vitest'
import { registry } from '../../../src/server/base/declarations'
import { demoRows, demoWorld } from '../../../src/server/demo/demo-rows'

const now = Date.UTC(2026, 5, 17, 9)
const world = demoWorld({ registry, seed: 5, now, sizes: { user: 3_000, device: 3_600, order: 1_500 } })
const rowsOf = (name: string) => [...demoRows(world, name)]

describe('What is sold and asked back', () => {
  test('more coins cost more in every market, and what a pack brought is what was sold of it', () => {
    const packs = rowsOf('coinPack')
    expect(packs.length).toBeGreaterThan(200)
    const wrong = packs.filter(({ market, coins, price, audience }) =>
      packs.some(
        (other) =>
          other['market'] === market &&
          other['audience'] === audience &&
          Number(other['coins']) > Number(coins) &&
          Number(other['price']) <= Number(price),
      ),
    )
    expect(wrong).toEqual([])
    const off = packs.filter(({ sold30d, price, revenue30d }) => Number(sold30d) * Number(price) !== revenue30d)
    expect(off).toEqual([])
  })

  test('a refund goes to the buyer, in the order’s currency, and is no more than was paid; open ones are days old', () => {
    const orders = new Map(rowsOf('order').map((row) => [row['id'], row]))
    const refunds = rowsOf('orderRefund')
    expect(refunds.length).toBeGreaterThan(100)
    const wrong = refunds.filter(({ order, user, currency, amount }) => {
      const bought = orders.get(order)
      return (
        bought?.['user'] !== user || bought?.['currency'] !== currency || Number(amount) > Number(bought?.['amount'])
      )
    })
    expect(wrong).toEqual([])
    const old = refunds.filter(
      ({ state, createdAt }) =>
        /^(awaitingApproval|needInfo|approved|processing|disputed)$/.test(String(state)) &&
        now - Date.parse(String(createdAt)) > 6 * 24 * 3_600_000,
    )
    expect(old).toEqual([])
  })
})

test('the payment report adds up to the orders of its days', () => {
  const orders = [...demoRows(world, 'order')]
  const stats = [...demoRows(world, 'commerceStat')].filter(({ type }) => type === 'payment')
  const days = new Set(stats.map((row) => row['day']))
  const paid = orders.filter(
    ({ state, createdAt }) =>
      /^(delivered|paid|deliveryFailed|refunded|partlyRefunded|chargedBack)$/.test(String(state)) &&
      days.has(String(createdAt).slice(0, 10)),
  )
  const sum = (rows: readonly Readonly<Record<string, unknown>>[], field: string) =>
    rows.reduce((total, row) => total + Number(row[field]), 0)
  expect(paid.length).toBeGreaterThan(50)
  expect(sum(stats, 'count')).toBe(paid.length)
  expect(sum(stats, 'amountUsd')).toBe(sum(paid, 'amountUsd'))
})

test('a product costs something else in some markets, in their currency, unless they price it themselves', () => {
  const currencies = new Map([...demoRows(world, 'market')].map(({ id, currency }) => [id, currency]))
  const products = [...demoRows(world, 'product')]
  const priced = products.filter(({ prices }) => prices !== null)
  expect(new Set(priced.map(({ kind }) => kind)).size).toBeGreaterThan(3)
  expect(products.filter(({ kind, prices }) => (kind === 'vip' || kind === 'coins') && prices !== null)).toEqual([])
  const prices = priced.flatMap((row) => row.prices as readonly { market: number; price: number; currency: string }[])
  expect(prices.filter(({ market, currency }) => currencies.get(market) !== currency)).toEqual([])
  expect(prices.filter(({ price }) => price <= 0)).toEqual([])
})
