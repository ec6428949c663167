import type { Examples } from '../examples'
import { json } from './field'

export const examples: Examples = {
  field: json({ max: 100 }),
  valid: [{ slug: 'a', list: [1, 2.5, null] }, ['[1]'], 'plain text', 0],
  invalid: [
    [undefined, 'error.required'],
    [null, 'error.notJson'],
    [{ at: new Date(0) }, 'error.notJson'],
    [{ text: 'a\0b' }, 'error.notJson'],
    ['x'.repeat(200), 'error.tooLong'],
  ],
  empty: null,
  filters: [{ empty: true }],
}
