import type { Examples } from '../examples'
import { decimal } from './field'

export const examples: Examples = {
  field: decimal({ min: 0, max: 10, decimals: 3 }),
  valid: [0, 0.1, 9.999, 10],
  invalid: [
    ['0.5', 'error.notNumber'],
    [-0.1, 'error.tooSmall'],
    [10.5, 'error.tooLarge'],
    [0.1234, 'error.tooManyDecimals'],
    [Number.POSITIVE_INFINITY, 'error.notNumber'],
  ],
  empty: null,
  filters: [{ from: 0.25, to: 0.75 }, { is: [0.1] }, { to: 0.000_000_1 }],
}
