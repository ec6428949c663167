import { expect, test } from 'vitest'
import { nextOccurrence } from '../../../src/shared/push/push-recurrence'

const friday = '2026-03-06T10:00:00.000Z'

test('a push goes out again on the next of its days, at the same time', () => {
  expect(nextOccurrence({ days: [1, 5], until: '2026-12-31' }, friday, Date.parse(friday))).toBe(
    '2026-03-09T10:00:00.000Z',
  )
})

test('occurrences that were missed are not made up for', () => {
  const later = Date.parse('2026-03-20T12:00:00Z')
  expect(nextOccurrence({ days: [5], until: '2026-12-31' }, friday, later)).toBe('2026-03-27T10:00:00.000Z')
})

test('the last day counts, the day after does not', () => {
  expect(nextOccurrence({ days: [6], until: '2026-03-07' }, friday, Date.parse(friday))).toBe(
    '2026-03-07T10:00:00.000Z',
  )
  expect(nextOccurrence({ days: [7], until: '2026-03-07' }, friday, Date.parse(friday))).toBeNull()
})
