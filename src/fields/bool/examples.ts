import type { Examples } from '../examples'
import { bool } from './field'

export const examples: Examples = {
  field: bool(),
  valid: [true, false, true],
  invalid: [
    ['true', 'error.notYesNo'],
    [1, 'error.notYesNo'],
    [undefined, 'error.required'],
  ],
  empty: null,
  filters: [{ is: [true] }, { is: [false] }, { empty: true }],
}
