import type { Examples } from '../examples'
import { duration } from './field'

export const examples: Examples = {
  field: duration({ max: 86_400 }),
  valid: [0, 59, 3_725, 86_400],
  invalid: [
    [-1, 'error.tooSmall'],
    ['1:00', 'error.notWhole'],
    [86_401, 'error.tooLarge'],
  ],
  empty: null,
  filters: [{ from: 60, to: 3_600 }, { is: [0] }],
}
