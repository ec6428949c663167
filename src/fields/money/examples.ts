import type { Examples } from '../examples'
import { money } from './field'

export const examples: Examples = {
  field: money({ min: -1_000_000_000_000, code: 'USD' }),
  valid: [0, 199, -250, 9_007_199_254_740_991],
  invalid: [
    [1.99, 'error.notWhole'],
    ['199', 'error.notWhole'],
    [9_007_199_254_740_992, 'error.notWhole'],
    [-1_000_000_000_001, 'error.tooSmall'],
  ],
  empty: null,
  filters: [{ from: 100, to: 50_000 }, { is: [0] }],
}
