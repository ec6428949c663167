import { expect, test } from 'vitest'
import { missingTerms, missingText, withTerm, type Term } from '../../../src/shared/glossary-terms'

const wang: Term = { term: '老王', wanted: 'Wang', caseSensitive: false }
const city: Term = { term: '雾城', wanted: 'Mist City', caseSensitive: false }
const vip: Term = { term: 'VIP', wanted: 'VIP', caseSensitive: true }

test('a word of the original is missing where the translation calls it otherwise', () => {
  expect(missingTerms('老王在雾城', 'WANG is in Fogtown', [wang, city, vip])).toEqual([city])
  expect(missingTerms('他在家', 'He is at home', [wang, city])).toEqual([])
  expect(missingTerms(null, 'Hello', [wang])).toEqual([])
})

test('what is missing is told with the right word', () => {
  expect(missingText([wang, city])).toBe('老王 → Wang · 雾城 → Mist City')
  expect(missingText([])).toBeNull()
})

test('the right word takes the place of the untranslated one, else stands at the end', () => {
  expect(withTerm('老王, come!', wang)).toBe('Wang, come!')
  expect(withTerm('He is in', city)).toBe('He is in Mist City')
  expect(withTerm('他在', { term: 'Mist City', wanted: '雾城', caseSensitive: false })).toBe('他在雾城')
  expect(withTerm('x'.repeat(498), city)).toBeUndefined()
})
