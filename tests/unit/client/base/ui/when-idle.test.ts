import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitedFor, whenIdle } from '../../../../../src/client/base/ui/when-idle'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', { requestIdleCallback: (run: () => void) => setTimeout(run) })
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what may wait comes after what the page waits for, be it answered or not', async () => {
  let fail = (_reason: Error) => {}
  const answer = waitedFor(new Promise<void>((_resolve, reject) => (fail = reject)))
  const run = vi.fn()
  whenIdle(run)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(run).not.toHaveBeenCalled()
  fail(new Error('lost'))
  await expect(answer).rejects.toThrow('lost')
  await vi.advanceTimersByTimeAsync(300)
  expect(run).toHaveBeenCalledOnce()
})

test('what may wait is not asked for without a network, and is once there is one', async () => {
  const stations = new EventTarget()
  vi.stubGlobal('window', Object.assign(stations, { requestIdleCallback: (run: () => void) => setTimeout(run) }))
  const run = vi.fn()
  whenIdle(run)
  vi.stubGlobal('navigator', { onLine: false })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(run).not.toHaveBeenCalled()
  vi.stubGlobal('navigator', { onLine: true })
  stations.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(300)
  expect(run).toHaveBeenCalledOnce()
})

test('a call without end does not hold it back for good', async () => {
  void waitedFor(new Promise(() => {}))
  const run = vi.fn()
  whenIdle(run)
  await vi.advanceTimersByTimeAsync(5_300)
  expect(run).toHaveBeenCalledOnce()
})
