import type { Examples } from '../examples'
import { manyOf } from './field'

export const examples: Examples = {
  field: manyOf(['ios', 'android', 'web'], { required: true }),
  valid: [['ios'], ['web', 'ios'], ['ios', 'android', 'web']],
  invalid: [
    ['ios', 'error.notList'],
    [['symbian'], 'error.notChoice'],
    [['ios', 'ios'], 'error.duplicate'],
    [[], 'error.tooFew'],
  ],
  empty: [],
  filters: [{ is: ['ios'] }, { not: ['web', 'android'] }],
}
