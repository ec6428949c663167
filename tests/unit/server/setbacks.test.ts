import { expect, test } from 'vitest'
import { byBatches } from '../../../src/server/clock/by-batches'
import { Setbacks } from '../../../src/server/clock/setbacks'

const start = Date.parse('2026-03-01T08:00:00.000Z')
const after = (minutes: number) => new Date(start + minutes * 60_000)

test('what fails waits twice as long each time, and is told of once', () => {
  const setbacks = new Setbacks()
  const first = setbacks.failed('ban', 7, after(0))
  const waits = [1, 3, 7, 15].map((minute) => {
    const before = setbacks.waiting('ban', after(minute - 0.5))
    const isDue = setbacks.waiting('ban', after(minute)).length === 0
    return [before, isDue, setbacks.failed('ban', 7, after(minute))]
  })
  expect(first).toBe(true)
  expect(waits).toEqual([1, 3, 7, 15].map(() => [[7], true, false]))
  expect(setbacks.waiting('mute', after(0))).toEqual([])
})

test('what went well after all is new when it fails again', () => {
  const setbacks = new Setbacks()
  setbacks.failed('ban', 7, after(0))
  setbacks.went('ban', 7)
  expect(setbacks.failed('ban', 7, after(60))).toBe(true)
})

test('those that fail for ever keep none of the others waiting, and are not tried with every round', async () => {
  const due = new Set(Array.from({ length: 25 }, (_, id) => id))
  const [tried, told]: [number[], number[]] = [[], []]
  const services = { db: {} as never }
  const round = (minutes: number) =>
    byBatches(services, {
      kind: 'ban',
      batchSize: 10,
      now: after(minutes),
      next: (but, batchSize) => Promise.resolve([...due].filter((id) => !but.includes(id)).slice(0, batchSize)),
      settle: (id) => {
        tried.push(id)
        return id < 12 ? Promise.reject(new Error('no')) : Promise.resolve(void due.delete(id))
      },
      tell: (id) => told.push(id),
    })
  await round(0)
  expect(tried).toHaveLength(25)
  expect(due.size).toBe(12)
  due.add(30)
  await round(0.5)
  expect(tried.slice(25)).toEqual([30])
  await round(1)
  expect(tried).toHaveLength(26 + 12)
  expect(told).toHaveLength(12)
})
