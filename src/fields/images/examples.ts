import type { Examples } from '../examples'
import { images } from './field'

export const examples: Examples = {
  field: images({ min: 1, max: 3 }),
  valid: [['a.png'], ['b.png', 'a.png'], ['x/1.jpg', 'x/2.jpg', 'x/3.jpg']],
  invalid: [
    ['a.png', 'error.notList'],
    [[], 'error.tooFew'],
    [['a.png', 'b.png', 'c.png', 'd.png'], 'error.tooMany'],
    [['a.webp'], 'error.refusedType'],
    [['a.png', 'a.png'], 'error.duplicate'],
  ],
  empty: [],
  filters: [{ empty: true }],
}
