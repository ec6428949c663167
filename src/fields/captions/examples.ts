import type { Examples } from '../examples'
import { captions } from './field'

export const examples: Examples = {
  field: captions({ max: 20 }),
  valid: [
    { zh_CN: '新剧', en: 'New series' },
    { zh_CN: '你好', en: 'Hello', es: 'Hola', pt_BR: 'Olá' },
    { zh_CN: '"引号"', en: "it's" },
  ],
  invalid: [
    [{ en: 'Only English' }, 'error.required'],
    [{ zh_CN: '', en: 'x' }, 'error.required'],
    [{ zh_CN: '好', en: 'x'.repeat(21) }, 'error.tooLong'],
    [{ zh_CN: '好', en: 'ok', klingonese: 'x' }, 'error.notLanguage'],
    ['Hello', 'error.notCaptions'],
  ],
  empty: null,
  filters: [{ contains: 'Hello' }, { empty: true }],
}
