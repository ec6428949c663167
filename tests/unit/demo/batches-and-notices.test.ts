import { expect, test } from 'vitest'
import { registry } from '../../../src/server/base/declarations'
import { demoRows, demoWorld } from '../../../src/server/demo/demo-rows'

const world = demoWorld({ registry, seed: 1, now: Date.parse('2026-11-27T08:00:00Z') })

test('a batch counts its lines, and changes no more of them than there are', () => {
  const lines = [...demoRows(world, 'contentBatchRow')]
  for (const { id, rows, faulty, unchanged, failed } of demoRows(world, 'contentBatch')) {
    const own = lines.filter(({ batch }) => batch === id)
    const counted = (wanted: string) => own.filter(({ result }) => result === wanted).length
    expect({ rows, faulty, unchanged, failed }).toEqual({
      rows: own.length,
      faulty: counted('fault'),
      unchanged: counted('unchanged'),
      failed: counted('failed'),
    })
  }
})

test('a notice is answered within what its kind allows, counted from when it came', () => {
  for (const { receivedAt, dueAt, createdAt, enforcedAt } of demoRows(world, 'copyrightNotice')) {
    expect(String(dueAt) > String(receivedAt)).toBe(true)
    expect(String(createdAt) >= String(receivedAt)).toBe(true)
    expect(String(enforcedAt ?? receivedAt) <= String(dueAt)).toBe(true)
  }
})

test('a notice to staff says more than its title does', () => {
  const notices = [...demoRows(world, 'staffNotice')]
  expect(notices.filter(({ body }) => !body)).toEqual([])
  expect(new Set(notices.map(({ body }) => body)).size).toBeGreaterThan(20)
})
