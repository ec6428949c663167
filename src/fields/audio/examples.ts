import type { Examples } from '../examples'
import { audio } from './field'

export const examples: Examples = {
  field: audio({ accept: ['mp3', 'aac'] }),
  valid: ['sounds/1.mp3', 'ring.aac', 'a-b.mp3'],
  invalid: [
    ['sounds/1.exe', 'error.unsupportedType'],
    ['', 'error.notStorageKey'],
    [undefined, 'error.required'],
  ],
  empty: null,
  filters: [{ empty: false }],
}
