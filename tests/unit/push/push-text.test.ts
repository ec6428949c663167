import { describe, expect, test } from 'vitest'
import {
  cutAt,
  fillPlaceholders,
  ownText,
  placeholderProblem,
  textFor,
  textWeight,
  titleFor,
  unresolvedTitles,
} from '../../../src/shared/push/push-text'

describe('placeholders', () => {
  test('are filled with what is known of the user', () => {
    expect(fillPlaceholders('Hi {{nickname|friend}}!', { nickname: 'Ann' })).toBe('Hi Ann!')
  })

  test('fall back where nothing is known', () => {
    expect(fillPlaceholders('Hi {{ nickname | friend }}!', { nickname: ' ' })).toBe('Hi friend!')
  })

  test('must have a fallback in every language', () => {
    const texts = { zh_CN: '{{nickname|你}}', en: '{{nickname}}' }
    expect(placeholderProblem(texts)).toBe('error.pushNoFallback')
  })

  test('are only those that can be filled in', () => {
    expect(placeholderProblem({ zh_CN: '', en: '{{age|18}}' })).toBe('error.pushUnknownPlaceholder')
  })
})

describe('the weight of a text', () => {
  test.each([
    ['finale', 6],
    ['大结局', 3],
    ['🎬', 2],
    ['👨‍👩‍👧‍👦', 2],
    ['🇲🇽!', 3],
    ['é', 1],
  ])('of %s is %i', (text, weight) => {
    expect(textWeight(text)).toBe(weight)
  })
})

describe('the room on a phone', () => {
  test('is taken twice by a wide character', () => {
    expect(cutAt('大结局', 4)).toEqual({ seen: '大结', cut: '局' })
  })

  test('never cuts an emoji in two', () => {
    expect(cutAt('ab🎬c', 3)).toEqual({ seen: 'ab', cut: '🎬c' })
  })

  test('leaves a text alone that fits', () => {
    expect(cutAt('abc', 3)).toEqual({ seen: 'abc', cut: '' })
  })
})

test.each([
  ['es_MX', { en: 'Hello', es: 'Hola' }, 'Hola'],
  ['in_ID', { en: 'Hello', id: 'Halo' }, 'Halo'],
  ['zh_TW', { en: 'Hello', zh_CN: '你好' }, undefined],
])('the text in %s may stand under the code of its language', (language, texts, text) => {
  expect(ownText(texts, language)).toBe(text)
})

test('a language without a text of its own gets English', () => {
  expect(textFor({ zh_CN: '你好', en: 'Hello', es_MX: ' ' }, 'es_MX')).toBe('Hello')
})

describe('the target’s title', () => {
  test('is the one of the recipient’s language, else English, else the same for all', () => {
    const titles = { zh_CN: '大结局', en: 'The finale' }
    expect([titleFor(titles, 'zh_CN'), titleFor(titles, 'es_MX')]).toEqual(['大结局', 'The finale'])
    expect(titleFor({ '': 'Lena' }, 'es_MX')).toBe('Lena')
  })

  test('is told missing in the languages whose texts ask for it', () => {
    const texts = [{ zh_CN: '看{{title|新剧}}', en: 'Watch now', es_MX: 'Mira {{title|ya}}' }]
    expect(unresolvedTitles(texts, { zh_CN: '大结局' })).toEqual(['es_MX'])
    expect(unresolvedTitles(texts, {})).toEqual(['zh_CN', 'es_MX'])
    expect(unresolvedTitles(texts, { en: 'The finale' })).toEqual([])
  })
})
