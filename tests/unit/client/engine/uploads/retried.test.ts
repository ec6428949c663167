import { expect, test } from 'vitest'
import { ApiError } from '../../../../../src/client/base/api/api-error'
import { retried } from '../../../../../src/client/engine/uploads/retried'

/** Fails so often, then answers. */
function failing(times: number, error: Error) {
  let tries = 0
  return {
    does: () => (tries++ < times ? Promise.reject(error) : Promise.resolve('there')),
    tries: () => tries,
  }
}

const network = new ApiError('network', 'Nothing came back.')

test('what may pass is tried again, later each time', async () => {
  const waits: number[] = []
  const later = (run: () => void, wait: number) => void (waits.push(wait), run())
  expect(await retried(failing(3, network).does, new AbortController().signal, later)).toBe('there')
  expect(waits).toEqual([1_000, 2_000, 4_000])
})

test('what does not pass is given up', async () => {
  const now = (run: () => void) => run()
  const { signal } = new AbortController()
  const always = failing(99, network)
  await expect(retried(always.does, signal, now)).rejects.toBe(network)
  expect(always.tries()).toBe(8)
  const refused = failing(1, new ApiError('A0400', 'It is too large.'))
  await expect(retried(refused.does, signal, now)).rejects.toThrow('too large')
  expect(refused.tries()).toBe(1)
})

test('nothing is tried again once it is paused', async () => {
  const stop = new AbortController()
  const paused = failing(99, network)
  await expect(retried(paused.does, stop.signal, () => stop.abort())).rejects.toThrow()
  expect(paused.tries()).toBe(1)
})
