import type { Examples } from '../examples'
import { int } from './field'

export const examples: Examples = {
  field: int({ min: -5, max: 1_000_000 }),
  valid: [0, -5, 1_000_000, 42],
  invalid: [
    [1.5, 'error.notWhole'],
    ['7', 'error.notWhole'],
    [-6, 'error.tooSmall'],
    [1_000_001, 'error.tooLarge'],
    [Number.NaN, 'error.notWhole'],
  ],
  empty: null,
  filters: [{ is: [1, 2, -3] }, { not: [0] }, { from: 1, to: 5 }, { from: -5 }, { to: 0 }, { empty: true }],
}
