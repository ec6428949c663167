import type { Examples } from '../examples'
import { files } from './field'

const named = (name: string) => ({ key: `uploads/${name}`, name })

export const examples: Examples = {
  field: files({ required: true, max: 2, accept: ['srt', 'vtt'] }),
  valid: [[named('a.srt')], [named('a.srt'), named('b.vtt')], [{ key: 'uploads/7f.srt', name: '第2集.中文.srt' }]],
  invalid: [
    [named('a.srt'), 'error.notList'],
    [[], 'error.tooFew'],
    [[named('a.srt'), named('b.srt'), named('c.srt')], 'error.tooMany'],
    [[named('a.srt'), named('a.srt')], 'error.duplicate'],
    [[named('a.exe')], 'error.unsupportedType'],
    [[{ key: 'uploads/a.srt', name: ' ' }], 'error.required'],
    [['uploads/a.srt'], 'error.notStorageKey'],
  ],
  empty: null,
  filters: [{ empty: true }],
}
