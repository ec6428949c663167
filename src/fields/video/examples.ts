import type { Examples } from '../examples'
import { video } from './field'

export const examples: Examples = {
  field: video({ accept: ['mp4', 'mov'] }),
  valid: ['films/1.mp4', 'trailer.MOV', 'a/b/c.mp4'],
  invalid: [
    ['films/1.avi', 'error.unsupportedType'],
    ['/films/1.mp4', 'error.notStorageKey'],
    ['films//1.mp4', 'error.notStorageKey'],
  ],
  empty: null,
  filters: [{ empty: false }],
}
