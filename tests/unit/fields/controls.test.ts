import { expect, test } from 'vitest'
import { string } from '../../../src/fields'
import { changeFilter } from '../../../src/fields/controls/change-filter'
import { readNumber } from '../../../src/fields/controls/number-control'
import { moved } from '../../../src/fields/controls/picked-ids'
import { refusalOf } from '../../../src/fields/controls/use-uploading'
import { readDuration } from '../../../src/fields/duration/read-duration'
import { readJson, writeJson } from '../../../src/fields/json/json-text'
import { firstUnsafeMarkup, plainText } from '../../../src/fields/richText/markup'
import { fieldModules } from '../../../src/fields/field-modules'
import { formatValue, shapeOf } from '../../../src/fields/field-types'

const context = { language: 'en', zone: 'UTC', caption: (id: string) => id }

test('an item that is moved keeps the order of the others', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c'])
  expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b'])
})

test('a filter from which everything is taken is no filter', () => {
  expect(changeFilter({ is: ['a'], empty: false }, { is: undefined })).toEqual({ empty: false })
  expect(changeFilter({ is: ['a'] }, { is: [] })).toBeUndefined()
  expect(changeFilter(undefined, { contains: '' })).toBeUndefined()
})

test.each([
  ['1,234.5', 1234.5],
  [' -7 ', -7],
  ['1.', 1],
  ['.5', 0.5],
  ['1e5', undefined],
  ['0x10', undefined],
  ['-', undefined],
])('%j typed as a number is %s', (typed, value) => {
  expect(readNumber(typed)).toBe(value)
})

test.each([
  ['125', 125],
  ['2:05', 125],
  ['1:02:05', 3725],
  ['90m', 5400],
  ['1h 30m', 5400],
  ['soon', undefined],
])('%j typed as a length of time is %s seconds', (typed, seconds) => {
  expect(readDuration(typed)).toBe(seconds)
})

test('text that is not valid JSON is kept from becoming data', () => {
  expect(readJson('{"a": 1}')).toEqual({ a: 1 })
  expect(readJson('  ')).toBeNull()
  expect(shapeOf({ type: 'json' }).safeParse(readJson('{a')).success).toBe(false)
  expect(writeJson({ a: 1 })).toBe('{\n  "a": 1\n}')
})

test.each([
  '<IMG src=x onerror=alert(1)>',
  '<svg onload="alert(1)">',
  '<p onclick="x">',
  '<a href="//evil.example">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<constructor>',
  '<!-- x -->',
  '<p',
])('the markup %s is refused', (html) => {
  expect(firstUnsafeMarkup(html)).toBeDefined()
})

test('formatted text reads without its markup', () => {
  expect(plainText('<p>Fish &amp; <b>chips</b></p><p>1 &lt; 2</p>')).toBe('Fish & chips 1 < 2')
})

test('a file that would be refused is not even sent', () => {
  const rules = { accept: ['png', 'jpg'], maxBytes: 1_048_576 }
  expect(refusalOf({ name: 'a.PNG', size: 10 }, rules, context)).toBeUndefined()
  expect(refusalOf({ name: 'a.gif', size: 10 }, rules, context)).toBe('error.unsupportedType')
  expect(refusalOf({ name: 'a.png', size: 1_048_577 }, rules, context)).toBe('error.fileTooLarge')
  expect(refusalOf({ name: 'a.webp', size: 1 }, {}, context)).toBe('error.refusedType')
})

test('a field type with a missing or doubled part stops the boot with place and remedy', () => {
  expect(() => fieldModules({ './money/shape.ts': {} }, 'shape.ts', ['shape' as never])).toThrow(
    'src/fields/money/shape.ts does not export "shape". Export it by that name.',
  )
  expect(() => fieldModules({ './a/column.ts': {} }, 'column.ts', [], ['a', 'b'])).toThrow(
    'Add src/fields/b/column.ts.',
  )
  expect(() => fieldModules({ './c/column.ts': {} }, 'column.ts', [], [])).toThrow('Add src/fields/c/shape.ts.')
  expect(() => fieldModules({ './a/x.ts': {}, '../fields/a/x.ts': {} }, 'x.ts', [])).toThrow('two parts')
})

test('a field type that does not exist is named, with the nearest that does', () => {
  expect(() => formatValue('x', { ...string(), type: 'strng' }, context)).toThrow('Did you mean "string"?')
})
