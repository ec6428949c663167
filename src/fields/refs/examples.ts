import type { Examples } from '../examples'
import { refs } from './field'

export const examples: Examples = {
  field: refs('tag', { max: 3 }),
  valid: [[7], [3, 1, 2], []],
  invalid: [
    [7, 'error.notList'],
    [[1, 1], 'error.duplicate'],
    [[1, 2, 3, 4], 'error.tooMany'],
    [['1'], 'error.notRecord'],
  ],
  empty: [],
  filters: [{ is: [7] }, { not: [1, 2] }],
}
