import { expect, test } from 'vitest'
import { isQuiet } from '../../../src/server/push/quiet-hours'

const rules = { quietFrom: '22:00', quietTo: '08:00', byArea: new Map([[7, { quietFrom: '18:00', quietTo: '20:00' }]]) }
const at = (time: string) => Date.parse(`2026-03-10T${time}:00Z`)

test.each([
  ['21:59', false],
  ['22:00', true],
  ['03:00', true],
  ['07:59', true],
  ['08:00', false],
])('at %s by the clock of the user, quiet is %s', (time, quiet) => {
  expect(isQuiet(rules, at(time), 'UTC', null)).toBe(quiet)
})

test('it is the clock of the user that counts', () => {
  expect(isQuiet(rules, at('15:00'), 'Asia/Shanghai', null)).toBe(true)
  expect(isQuiet(rules, at('15:00'), 'America/Mexico_City', null)).toBe(false)
})

test('an area may have hours of its own', () => {
  expect(isQuiet(rules, at('19:00'), 'UTC', 7)).toBe(true)
  expect(isQuiet(rules, at('23:00'), 'UTC', 7)).toBe(false)
})

test('a time zone that does not exist counts as UTC', () => {
  expect(isQuiet(rules, at('23:00'), 'Mars/Base', null)).toBe(true)
})
