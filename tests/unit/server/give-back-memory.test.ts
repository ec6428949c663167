import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { collectGarbage, giveBackMemory } from '../../../src/server/boot/give-back-memory'

const megabyte = 1024 * 1024

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A heap of so many megabytes at each look. */
function watched({ busy, taken }: { busy: number[]; taken: number[] }) {
  let at = 0
  const collect = vi.fn()
  const end = giveBackMemory({
    busy: () => busy[at] ?? 0,
    taken: () => (taken[at] ?? 0) * megabyte,
    collect,
  })
  const look = () => {
    vi.advanceTimersByTime(5_000)
    at++
  }
  return { collect, end, look }
}

test('what a start leaves is given back once the server has been at rest for a while, and not while it works', () => {
  const { collect, end, look } = watched({
    busy: [0.9, 0.01, 0.01, 0.1, 0.01, 0.01, 0.01],
    taken: Array.from({ length: 7 }, () => 120),
  })
  for (let times = 0; times < 6; times++) look()
  expect(collect).not.toHaveBeenCalled()
  look()
  expect(collect).toHaveBeenCalledTimes(1)
  end()
})

test('a server that is left alone is not looked through again before it has taken more', () => {
  const { collect, end, look } = watched({ busy: [], taken: [120, 120, 120, 82, 100, 110] })
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
