import type { Examples } from '../examples'
import { choice } from './field'

export const examples: Examples = {
  field: choice({ dictionary: 'refundReason' }),
  valid: ['duplicate', 'other', "d'or"],
  invalid: [
    ['x'.repeat(65), 'error.notChoice'],
    [['duplicate'], 'error.notChoice'],
    [undefined, 'error.required'],
  ],
  empty: null,
  filters: [{ is: ['duplicate', 'other'] }, { not: ["d'or"] }, { empty: false }],
}
