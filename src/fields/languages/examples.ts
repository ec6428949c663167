import type { Examples } from '../examples'
import { languages } from './field'

export const examples: Examples = {
  field: languages(),
  valid: [['zh_CN', 'en'], ['pt_BR'], []],
  invalid: [
    [['English'], 'error.notLanguage'],
    [['en', 'en'], 'error.duplicate'],
    ['en', 'error.notList'],
  ],
  empty: [],
  filters: [{ is: ['en', 'zh_CN'] }, { not: ['es'] }],
}
