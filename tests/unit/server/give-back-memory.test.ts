import { createServer } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { collectGarbage, giveBackMemory, heapBehind } from '../../../src/server/boot/give-back-memory'

const megabyte = 1024 * 1024

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A heap of so many megabytes at each look. */
function watched({ busy = [], calls = [], taken }: { busy?: number[]; calls?: number[]; taken: number[] }) {
  let at = 0
  const collect = vi.fn()
  const end = giveBackMemory({
    busy: () => busy[at] ?? 0,
    calls: () => calls[at] ?? 0,
    taken: () => (taken[at] ?? 0) * megabyte,
    collect,
  })
  const look = () => {
    vi.advanceTimersByTime(5_000)
    at++
  }
  return { collect, end, look }
}

test.each([
  ['while it works', { busy: [0.9, 0.1, 0.1, 0.5, 0.1, 0.1, 0.1] }],
  ['while somebody calls', { calls: [9, 0, 0, 1, 0, 0, 0] }],
])('what a start leaves is given back once the server has been at rest for a while, and not %s', (_when, looked) => {
  const { collect, end, look } = watched({ ...looked, taken: Array.from({ length: 7 }, () => 120) })
  for (let times = 0; times < 6; times++) look()
  expect(collect).not.toHaveBeenCalled()
  look()
  expect(collect).toHaveBeenCalledTimes(1)
  end()
})

test('calls of people are counted from look to look, and those of monitors are not', () => {
  const server = createServer()
  const { calls } = heapBehind(server, (url) => url === '/healthz')
  for (const url of ['/user/page', '/healthz', '/user/get']) server.emit('request', { url })
  expect([calls(), calls()]).toEqual([2, 0])
})

test('a server that is left alone is not looked through again before it has taken more', () => {
  const { collect, end, look } = watched({ taken: [120, 120, 120, 82, 100, 110] })
  for (let times = 0; times < 5; times++) look()
  expect(collect).toHaveBeenCalledTimes(1)
  look()
  expect(collect).toHaveBeenCalledTimes(2)
  end()
  look()
  expect(collect).toHaveBeenCalledTimes(2)
})

test('garbage that nobody holds any more is collected, and the process goes on', async () => {
  vi.useRealTimers()
  let isGone = false
  const registry = new FinalizationRegistry(() => void (isGone = true))
  registry.register({ large: new Array(1_000) }, undefined)
  await vi.waitFor(() => {
    collectGarbage()
    expect(isGone).toBe(true)
  })
})
