import { expect, test } from 'vitest'
import { changedFields } from '../../../src/fields/changed-fields'
import { registry } from '../../../src/server/base/declarations'
import { demoRows, demoWorld } from '../../../src/server/demo/demo-rows'
import { rightTitle } from '../../../src/server/base/right-title'

const now = Date.parse('2026-05-01T00:00:00Z')
const entries = [...demoRows(demoWorld({ registry, seed: 3, now, sizes: { auditEntry: 400 } }), 'auditEntry')]

test('the log of the demo tells of rights that are there, each by what it is called', () => {
  const codes = [...new Set(entries.flatMap(({ code }) => (typeof code === 'string' ? [code] : [])))]
  expect(codes.length).toBeGreaterThan(10)
  expect(codes.filter((code) => rightTitle(code, 'en') === code)).toEqual([])
})

test('it keeps changes as the console writes them, of fields that have a name', () => {
  const kept = entries.flatMap(
    (entry) => entry.changes as { entity: string; names?: object; before: never; after: never }[],
  )
  // What was done to a record of several names is kept for these alone.
  const changes = kept.filter(({ names, before }) => names === undefined || Object.keys(before).length > 0)
  expect(changes.length).toBeGreaterThan(20)
  for (const { entity, before, after } of changes)
    expect(changedFields(registry.entities.get(entity)!, before, after)).toHaveLength(1)
})

test('it says what each record is called, which its number would tell nobody', () => {
  const ofRecords = entries.filter(({ recordId }) => recordId !== null)
  expect(ofRecords.length).toBeGreaterThan(200)
  const titles = ofRecords.map(({ recordTitle }) => (typeof recordTitle === 'string' ? recordTitle : ''))
  expect(titles.filter((title) => !/^[^#]/.test(title))).toEqual([])
})

test('it tells of a day of work: people have done something in every hour or two before', () => {
  const whole = [...demoRows(demoWorld({ registry, seed: 3, now }), 'auditEntry')]
  const hours = whole.map(({ at }) => Math.floor((now - Date.parse(String(at))) / 3_600_000))
  expect(
    Array.from({ length: 6 }, (_, twoHours) => hours.filter((hour) => hour >> 1 === twoHours).length),
  ).not.toContain(0)
})
