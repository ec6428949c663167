import { expect, test, vi } from 'vitest'
import { labelOf } from '../../../../../src/client/engine/parts/row-label'
import { captions, oneOf, ref, string } from '../../../../../src/fields'
import { defineEntity } from '../../../../../src/schema/entity'

vi.mock(import('../../../../../src/client/base/i18n/i18n'), async (original) => ({
  ...(await original()),
  caption: (id) => `“${id}”`,
}))

const known = (label: string, value: unknown, language = 'en') => {
  const fields = { name: string(), title: captions(), reason: oneOf(['spam']), game: ref('game') }
  const entity = defineEntity({ name: 'thing', service: 'x', label, scale: 10, fields } as never)
  return labelOf(entity, { id: 7, version: 1, [label]: value }, language)
}

test('a record is known by its name, and by its number where that is empty', () => {
  expect(known('name', 'Ann')).toBe('Ann')
  expect(known('name', '')).toBe('#7')
  expect(known('name', null)).toBe('#7')
})

test('by the name of what it refers to, in the language of the reader', () => {
  expect(known('game', { id: 1, label: 'Ludo' })).toBe('Ludo')
  expect(known('game', { id: 1, label: { en: 'Ludo', zh_CN: '飞行棋' } }, 'zh')).toBe('飞行棋')
})

test('by the name in English where there is none in the language of the reader', () =>
  expect(known('title', { en: 'Spring' }, 'zh')).toBe('Spring'))

test('a code is named by its caption', () => expect(known('reason', 'spam')).toBe('“thing.reason.spam”'))

test('what its title and its target both say is said once', () => {
  const fields = { title: captions(), target: string() }
  const entity = defineEntity({ name: 'thing', service: 'x', label: ['title', 'target'], scale: 10, fields } as never)
  const row = { id: 7, version: 1, title: { en: 'First Snow' }, target: 'First Snow' }
  expect(labelOf(entity, row, 'en')).toBe('First Snow')
  expect(labelOf(entity, { ...row, target: 'Long Winter' }, 'en')).toBe('First Snow · Long Winter')
})
