import { expect, test } from 'vitest'
import { formTitle } from '../../../../../../src/client/engine/kinds/form/form-title'

const captions = new Map([
  ['form.title.create', '新建{{entity}}'],
  ['h5SharePage', 'H5 分享页'],
  ['guild', '公会'],
])
const caption = (id: string, values: Readonly<Record<string, string>> = {}) =>
  Object.entries(values).reduce((text, [name, value]) => text.replace(`{{${name}}}`, value), captions.get(id) ?? id)
const titleOf = (name: string) => formTitle('create', { name }, '', caption)

test('A new record is named with a space between Chinese and Latin writing, and without one between Chinese words', () => {
  expect(titleOf('h5SharePage')).toBe('新建 H5 分享页')
  expect(titleOf('guild')).toBe('新建公会')
})
