import { expect, test } from 'vitest'
import { inCurrency } from '../../../src/server/domain/live/in-currency'

const rates = [
  { base: 'USD', quote: 'IDR', rate: 16_000 },
  { base: 'EUR', quote: 'USD', rate: 1.1 },
]

test('an amount is converted by the rate of its period, with the digits of either currency', () => {
  // 32,000 rupiah have no minor units; two dollars have 200.
  expect(inCurrency(32_000, 'IDR', 'USD', rates)).toBe(200)
  expect(inCurrency(200, 'USD', 'IDR', rates)).toBe(32_000)
  expect(inCurrency(1_000, 'EUR', 'USD', rates)).toBe(1_100)
})

test('without a rate there is no amount, save for nothing and for the same currency', () => {
  expect(inCurrency(100, 'BRL', 'USD', rates)).toBeUndefined()
  expect(inCurrency(0, 'BRL', 'USD', rates)).toBe(0)
  expect(inCurrency(100, 'BRL', 'BRL', [])).toBe(100)
})
