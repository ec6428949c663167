import type { Examples } from '../examples'
import { image } from './field'

export const examples: Examples = {
  field: image(),
  valid: ['posters/2026/a-1.jpg', 'avatar.png', 'x/y_z.gif'],
  invalid: [
    ['../secret.png', 'error.notStorageKey'],
    ['https://example.com/a.png', 'error.notStorageKey'],
    ['posters/a.WEBP', 'error.refusedType'],
    [12, 'error.notStorageKey'],
  ],
  empty: null,
  filters: [{ empty: true }, { empty: false }],
}
