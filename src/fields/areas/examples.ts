import type { Examples } from '../examples'
import { areas } from './field'

export const examples: Examples = {
  field: areas({ group: 'state', required: true }),
  valid: [[-1], [1], [3, 2, 1]],
  invalid: [
    [[-1, 2], 'error.allAreasAlone'],
    [[0], 'error.notArea'],
    [[], 'error.tooFew'],
    [5, 'error.notList'],
  ],
  empty: [],
  filters: [{ is: [-1, 3] }, { not: [2] }],
}
