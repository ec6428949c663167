import type { Examples } from '../examples'
import { order } from './field'

export const examples: Examples = {
  field: order(),
  valid: [0, 1, 2_147_483_647],
  invalid: [
    [-1, 'error.tooSmall'],
    [0.5, 'error.notWhole'],
    [2_147_483_648, 'error.tooLarge'],
  ],
  empty: null,
  filters: [{ from: 0, to: 10 }],
}
