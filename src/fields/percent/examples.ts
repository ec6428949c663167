import type { Examples } from '../examples'
import { percent } from './field'

export const examples: Examples = {
  field: percent({ min: 0, max: 100 }),
  valid: [0, 12.5, 33.3333, 100],
  invalid: [
    [null, 'error.required'],
    ['10%', 'error.notNumber'],
    [100.1, 'error.tooLarge'],
    [0.00001, 'error.tooManyDecimals'],
  ],
  empty: null,
  filters: [{ from: 12.5 }, { to: 50 }],
}
