import { expect, test } from 'vitest'
import { readMoment, shownMoment } from '../../../../../../src/client/pages/develop-manage/sparrow/convert'
import { readCall } from '../../../../../../src/client/pages/develop-manage/sparrow/read-call'

test('Time-stamp values of 10 digits are treated as seconds, those of 13 as milliseconds', () => {
  expect(readMoment('1700000000', 'Asia/Shanghai')).toBe(1_700_000_000_000)
  expect(readMoment(' 1700000000123 ', 'Asia/Shanghai')).toBe(1_700_000_000_123)
  expect(readMoment('2023-11-14T22:13:20Z', 'Asia/Shanghai')).toBe(1_700_000_000_000)
  expect(readMoment('17000', 'Asia/Shanghai')).toBeUndefined()
  expect(readMoment('soon', 'Asia/Shanghai')).toBeUndefined()
})

test('a date that names no zone is by the clock of its reader', () => {
  expect(readMoment('2023-11-15 06:13:20', 'Asia/Shanghai')).toBe(1_700_000_000_000)
  expect(readMoment('2023-11-15', 'Asia/Shanghai')).toBe(Date.parse('2023-11-14T16:00:00Z'))
  expect(readMoment('2023-13-45', 'Asia/Shanghai')).toBeUndefined()
})

test('a moment stands as both stamps and by the clock of each zone, once', () => {
  expect(shownMoment(1_700_000_000_000, ['UTC', 'Asia/Shanghai', 'UTC'])).toEqual([
    ['s', '1700000000'],
    ['ms', '1700000000000'],
    ['ISO', '2023-11-14T22:13:20.000Z'],
    ['UTC', '2023-11-14 22:13:20'],
    ['Asia/Shanghai', '2023-11-15 06:13:20'],
  ])
})

test('a call is a method and a path of this server alone', () => {
  expect(readCall('post /user/backend/page')).toEqual({ method: 'POST', path: '/user/backend/page' })
  expect(readCall('/healthz')).toEqual({ method: 'GET', path: '/healthz' })
  expect(readCall('GET //evil.example/x')).toBeUndefined()
  expect(readCall('https://evil.example')).toBeUndefined()
})
