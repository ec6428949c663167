import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTime } from '../../../src/server/base/in-time'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a call that ignores its signal is waited for no longer than its time', async () => {
  const asked = inTime(1_500, () => new Promise<never>(() => undefined))
  const refused = expect(asked).rejects.toThrow('There was no answer within 1500 ms.')
  await vi.advanceTimersByTimeAsync(1_500)
  await refused
})

test('a call is ended when its time is over', async () => {
  let isEnded = false
  const asked = inTime(1_500, (signal) => {
    signal.addEventListener('abort', () => (isEnded = true))
    return new Promise<never>(() => undefined)
  })
  const refused = expect(asked).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(1_499)
  expect(isEnded).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await refused
  expect(isEnded).toBe(true)
})

test('an answer in time is handed on, and nothing is left waiting', async () => {
  expect(await inTime(1_500, () => Promise.resolve('here'))).toBe('here')
  expect(vi.getTimerCount()).toBe(0)
})
