import type { Examples } from '../examples'
import { email } from './field'

export const examples: Examples = {
  field: email(),
  valid: ['ann@example.com', 'a.b+c@mail.example.co', 'x@y.io'],
  invalid: [
    ['ann', 'error.notEmail'],
    ['ann@', 'error.notEmail'],
    ['a b@example.com', 'error.notEmail'],
  ],
  empty: null,
  filters: [{ contains: '@example' }, { is: ['ann@example.com'] }],
}
