import { describe, expect, test } from 'vitest'
import { bool, instant, ref, string } from '../../../src/fields'
import { defineEntity, type Entity } from '../../../src/schema/entity'
import { overBefore, readLength } from '../../../src/schema/keep'
import { keepFaults } from '../../../src/schema/keep-faults'
import type { Registry } from '../../../src/schema/registry'

const at = (moment: string) => new Date(`${moment}T08:00:00.000Z`)

test.each([
  ['13 months', { months: 13 }],
  ['1 year', { months: 12 }],
  ['90 days', { days: 90 }],
  ['30days', { days: 30 }],
])('%s is a length', (text, length) => {
  expect(readLength(text)).toEqual(length)
})

test.each(['', '0 days', '3 weeks', '-1 day', '1.5 years', 'days'])('"%s" is no length', (text) => {
  expect(readLength(text)).toBeUndefined()
})

test.each([
  [{ days: 90 }, '2026-11-23', '2026-08-25'],
  [{ months: 13 }, '2026-11-23', '2025-10-23'],
  [{ months: 1 }, '2026-03-31', '2026-02-28'],
  [{ months: 12 }, '2028-02-29', '2027-02-28'],
])('%j before %s is %s', (length, now, before) => {
  expect(overBefore(length, at(now))).toEqual(at(before))
})

describe('what an entity says of how long it is kept', () => {
  const reason = defineEntity({
    name: 'reason',
    service: 'x',
    label: 'name',
    scale: 10,
    demo: 0,
    fields: { name: string(), legal: bool() },
  })
  const visit = (more: object): Entity =>
    ({
      ...defineEntity({
        name: 'visit',
        service: 'x',
        label: 'page',
        scale: 10,
        demo: 0,
        fields: { page: string(), at: instant(), reason: ref('reason') },
      }),
      ...more,
    }) as Entity
  const faultsOf = (more: object) => {
    const entity = visit(more)
    return keepFaults({ entities: new Map([['reason', reason as Entity]]) } as unknown as Registry, entity)
  }

  test('has to be said of what the system alone writes, and of what there are many of', () => {
    expect(faultsOf({})).toEqual([])
    for (const more of [{ ledger: true }, { scale: 1_000_000 }]) {
      expect(faultsOf(more)).toEqual([expect.stringContaining('nothing says how long its records are kept')])
      expect(faultsOf({ ...more, keep: 'always' })).toEqual([])
      expect(faultsOf({ ...more, keep: { from: 'at', days: 30, unless: 'reason.legal' } })).toEqual([])
      expect(faultsOf({ ...more, keep: { from: 'createdAt', months: 13 } })).toEqual([])
    }
  })

  test('names a moment, and a yes or no', () => {
    expect(faultsOf({ keep: { from: 'page', days: 30 } })).toEqual([
      'entities visit keep: "page" is no moment but string. Name an instant.',
    ])
    expect(faultsOf({ keep: { from: 'at', days: 30, unless: 'reason.name' } })).toEqual([
      'entities visit keep unless: "reason.name" is no yes or no. Name a field that is, here or one reference away.',
    ])
  })
})
