import { beforeEach, expect, test } from 'vitest'
import { clearErrorLog, errorLog, errorLogLimit, logError } from '../../../../../src/client/base/errors/error-log'

beforeEach(clearErrorLog)

const url = 'http://console/user-manage/user-list'
const messages = (): string[] => errorLog.entries.map(({ message }) => message)

test('an error is kept with its message, place, address, stack and time', () => {
  logError(new TypeError('no title'), 'window', url)
  expect(errorLog.entries).toMatchObject([{ message: 'no title', info: 'window', url, count: 1 }])
  expect(errorLog.entries[0]!.stack).toContain('TypeError: no title')
  expect(Date.parse(errorLog.entries[0]!.time)).not.toBeNaN()
})

test('the same error a thousand times is one line', () => {
  const error = new Error('again')
  Array.from({ length: 1000 }, () => logError(error, 'window', url))
  expect(errorLog.entries).toMatchObject([{ message: 'again', count: 1000 }])
})

test('the log is bounded and keeps the latest', () => {
  Array.from({ length: 300 }, (_, index) => logError(`error ${index}`, 'window', url))
  expect(errorLog.entries).toHaveLength(errorLogLimit)
  expect(messages()[0]).toBe('error 299')
})

test.each(['ResizeObserver loop limit exceeded', 'ResizeObserver loop completed with undelivered notifications.'])(
  '"%s" is passed over',
  (message) => {
    logError(message, 'window', url)
    expect(messages()).toEqual([])
  },
)

test('whatever is thrown becomes a text', () => {
  ;[{ code: 'B01' }, undefined, 42].forEach((thrown) => logError(thrown, 'promise', url))
  expect(messages()).toEqual(['42', 'undefined', '{"code":"B01"}'])
})
