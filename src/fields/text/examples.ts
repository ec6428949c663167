import type { Examples } from '../examples'
import { text } from './field'

export const examples: Examples = {
  field: text({ max: 30 }),
  valid: ['One line', 'Two\nlines', '第一行\n第二行'],
  invalid: [
    ['   ', 'error.required'],
    [['a'], 'error.notText'],
    ['x'.repeat(31), 'error.tooLong'],
  ],
  empty: null,
  filters: [{ contains: 'line' }, { empty: true }],
}
