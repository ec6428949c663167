import type { Examples } from '../examples'
import { file } from './field'

export const examples: Examples = {
  field: file({ accept: ['apk', 'aab'] }),
  valid: ['builds/app-1.2.3.apk', 'builds/app.aab', 'x.apk'],
  invalid: [
    ['builds/app.ipa', 'error.unsupportedType'],
    ['builds/a b.apk', 'error.notStorageKey'],
    ['builds/..', 'error.notStorageKey'],
  ],
  empty: null,
  filters: [{ empty: true }],
}
