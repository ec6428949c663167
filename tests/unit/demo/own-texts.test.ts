import { expect, test } from 'vitest'
import { registry } from '../../../src/server/base/declarations'
import { demoRows, demoWorld } from '../../../src/server/demo/demo-rows'
import { ownTexts } from '../../../src/server/demo/words/own-texts'

const world = demoWorld({ registry, seed: 1, now: Date.parse('2026-11-27T08:00:00Z') })

test('texts of one place stand in a field that is there', () => {
  for (const place of Object.keys(ownTexts)) {
    const [entity = '', field = ''] = place.split('.')
    expect(registry.entities.get(entity)?.fields, place).toHaveProperty(field)
  }
})

test('who asks for gifts back tells what happened to them', () => {
  const told = ownTexts['refund.description']
  for (const { description } of demoRows(world, 'refund')) expect(told).toContain(description)
})

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
