import type { Examples } from '../examples'
import { int } from '../int/field'
import { oneOf } from '../enum/field'
import { group } from './field'

export const examples: Examples = {
  field: group({ critical: int({ min: 1, required: true }), high: int(), clock: oneOf(['working', 'all']) }),
  valid: [{ critical: 10, high: 30, clock: 'working' }, { critical: 1 }, { critical: 5, high: null }],
  invalid: [
    [undefined, 'error.required'],
    [{}, 'error.required'],
    [{ critical: 0 }, 'error.tooSmall'],
    [{ critical: 1, clock: 'lunar' }, 'error.notChoice'],
    [{ critical: 1, middling: 2 }, 'error.unknownField'],
    [[1], 'error.notObject'],
  ],
  empty: null,
  filters: [{ empty: true }],
}
