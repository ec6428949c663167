import { expect, test } from 'vitest'
import { fitNumber, parseNumber } from '../../../../../src/client/base/ui/number-text'

test.each([
  ['1,234', 1234],
  ['１２３', 123],
  [' -0.50 ', -0.5],
  ['', null],
  ['12a', undefined],
  ['1e5', undefined],
  ['-', undefined],
])('%j is read as %j', (text, value) => {
  expect(parseNumber(text)).toBe(value)
})

test('a number is brought into its range and to its decimals', () => {
  expect([fitNumber(31, { min: 1, max: 30 }), fitNumber(1.239, { decimals: 2 }), fitNumber(2.6, {})]).toEqual([
    30, 1.24, 3,
  ])
})
