import type { Examples } from '../examples'
import { oneOf } from './field'

export const examples: Examples = {
  field: oneOf(['normal', 'disabled', "d'or"]),
  valid: ['normal', 'disabled', "d'or"],
  invalid: [
    ['Normal', 'error.notChoice'],
    [['normal'], 'error.notChoice'],
    [undefined, 'error.required'],
  ],
  empty: null,
  filters: [{ is: ['normal', 'disabled'] }, { not: ["d'or"] }, { empty: false }],
}
