import { expect, test } from 'vitest'
import {
  directionOf,
  languagesOf,
  languagesToTranslate,
} from '../../../../../../src/client/pages/service-manage/pushes/text-languages'

const spoken = [
  { id: 1, label: 'English', code: 'en', count: 50 },
  { id: 2, label: 'Español', code: 'es_MX', count: 44 },
  { id: 3, label: 'ไทย', code: 'th_TH', count: 5 },
  { id: null, label: null, count: 1 },
]

test('only languages above five percent of the audience are to be translated', () => {
  expect(languagesToTranslate({ zh_CN: '你好', en: 'Hello' }, spoken)).toEqual(['es_MX'])
})

test('a text under the code of its language counts', () => {
  expect(languagesToTranslate({ zh_CN: '你好', en: 'Hello', es: 'Hola' }, spoken)).toEqual([])
})

test('Chinese and English stand first, each once', () => {
  expect(languagesOf({ zh_CN: '', en: '', es: '' }, { zh_CN: '', en: '', ar: '' })).toEqual(['zh_CN', 'en', 'es', 'ar'])
})

test('Arabic is read from the right', () => {
  expect([directionOf('ar_AE'), directionOf('es_MX')]).toEqual(['rtl', 'ltr'])
})
