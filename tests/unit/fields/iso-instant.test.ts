import { expect, test } from 'vitest'
import { isoInstant } from '../../../src/fields/instant/iso-instant'

const moment = '2030-01-02T03:04:05.670Z'

test.each([
  ['2030-01-02 03:04:05.67+00'],
  ['2030-01-02 03:04:05.670+00'],
  ['2030-01-02T03:04:05.67+00:00'],
  ['2030-01-02 11:04:05.67+08'],
  ['2030-01-02 08:34:05.67+05:30'],
  ['2030-01-02 03:04:05.670123+00'],
  [moment],
])('"%s" is the same moment, written as the product writes it', (text) => expect(isoInstant(text)).toBe(moment))

test('a moment without a fraction has milliseconds too', () =>
  expect(isoInstant('2030-01-02 03:04:05+00')).toBe('2030-01-02T03:04:05.000Z'))

test('a Date is written alike', () => expect(isoInstant(new Date(moment))).toBe(moment))

test('what is no moment is said to be none', () => expect(() => isoInstant('infinity')).toThrow(RangeError))
