import type { Examples } from '../examples'
import { string } from './field'

export const examples: Examples = {
  field: string({ min: 2, max: 20, pattern: '^[^<>]+$' }),
  valid: ['Ann', '小明', "O'Brien; --", 'null', '👩‍🚀 Rosa'],
  invalid: [
    ['', 'error.required'],
    [42, 'error.notText'],
    ['x', 'error.tooShort'],
    ['a name far too long for it', 'error.tooLong'],
    ['<b>', 'error.pattern'],
    ['a\0b', 'error.notText'],
  ],
  empty: null,
  filters: [
    { is: ['Ann', 'a,b', '!x', 'null', '~z', 'a..b', 'back\\slash;'] },
    { not: ['spam', '!loud'] },
    { is: ['Ann'], not: ['Bob'], contains: 'semi;colon~', empty: false },
    { empty: true },
  ],
}
