import type { Examples } from '../examples'
import { ref } from './field'

export const examples: Examples = {
  field: ref('user'),
  valid: [1, 42, 9_007_199_254_740_991],
  invalid: [
    [0, 'error.notRecord'],
    ['42', 'error.notRecord'],
    [{ id: 42 }, 'error.notRecord'],
    [undefined, 'error.required'],
  ],
  empty: null,
  filters: [{ is: [42, 43] }, { not: [1] }, { empty: true }],
}
