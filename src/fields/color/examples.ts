import type { Examples } from '../examples'
import { color } from './field'

export const examples: Examples = {
  field: color(),
  valid: ['#6eb3f9', '#00000080', '#ffffff'],
  invalid: [
    ['red', 'error.notColor'],
    ['#fff', 'error.notColor'],
    ['#12345g', 'error.notColor'],
  ],
  empty: null,
  filters: [{ is: ['#6eb3f9'] }],
}
