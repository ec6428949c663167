import { describe, expect, test } from 'vitest'
import { date, instant } from '../../../src/fields'
import { filtersShape, formatFilter, parseFilter, resolveFilter, type Filter } from '../../../src/fields/filter'
import { resolvePeriods } from '../../../src/fields/resolve-filter'
import type { Field } from '../../../src/schema/field'
import { PERIOD_WORDS } from '../../../src/fields/period'

const clock = { zone: 'Asia/Shanghai', now: Date.parse('2026-11-18T07:30:20Z') }
const words = [...PERIOD_WORDS, '7d', '30d', '90d', 'next7d']
const said: Filter[] = [
  ...words.flatMap((word) => [{ is: [word] }, { from: word }, { to: word }, { from: word, to: 'next999d' }]),
  { is: ['2026-11-01'] },
  { from: '2026-11-01', to: '2026-11-02' },
  { empty: true },
  { empty: false, from: 'today' },
]

describe.each<[string, Field]>([
  ['a date', date()],
  ['a moment', instant()],
])('on %s', (_name, field) => {
  test.each(said.map((filter) => [filter]))(
    '%j is taken as it stands, from a link and from a kept query alike',
    (filter) => {
      const shape = filtersShape(() => field, clock)
      const taken = shape.safeParse({ at: filter })
      expect(taken.error).toBeUndefined()
      // A link, and a saved view, an export or a schedule that was stored and read again.
      const linked = parseFilter(formatFilter(filter, field), field)
      expect(linked).toEqual(filter)
      expect(shape.parse(JSON.parse(JSON.stringify({ at: linked })))).toEqual(taken.data)
      // A finished task shows the days it meant, which are the rows it took.
      expect(resolveFilter(resolvePeriods(filter, field, clock), field, clock)).toEqual(taken.data?.at)
    },
  )

  test.each([
    [{ not: ['7d'] }],
    [{ is: ['7d', '30d'] }],
    [{ from: 'soon' }],
    [{ from: 7 }],
    [{ is: 'today' }],
    ['today'],
    [null],
  ])('%j is refused', (filter) => {
    expect(filtersShape(() => field, clock).safeParse({ at: filter }).success).toBe(false)
  })
})

test('Time-stamp values of 10 digits are treated as seconds.', () => {
  const shape = filtersShape(() => instant(), clock)
  const seconds = '2023-11-14T22:13:20.000Z'
  for (const stamp of [1_700_000_000, '1700000000', 1_700_000_000_000, '1700000000000'])
    expect(shape.parse({ at: { from: stamp } })).toEqual({ at: { from: seconds } })
  expect(shape.parse({ at: { is: [1_700_000_000] } })).toEqual({
    at: { from: seconds, to: '2023-11-14T22:13:20.001Z' },
  })
  expect(parseFilter('1700000000..', instant())).toEqual({ from: seconds })
})

test('of a date, a time stamp means the day by the clock of whoever asks', () => {
  const shape = filtersShape(() => date(), clock)
  expect(shape.parse({ at: { from: 1_700_000_000 } })).toEqual({ at: { from: '2023-11-15' } })
  expect(shape.parse({ at: { is: ['1700000000'] } })).toEqual({ at: { from: '2023-11-15', to: '2023-11-15' } })
  expect(parseFilter('..1700000000', date())).toEqual({ to: '1700000000' })
})

test('a day that is named twice is narrowed down, not widened', () => {
  expect(resolveFilter({ is: ['7d'], from: '2026-11-15' }, date(), clock)).toEqual({
    from: '2026-11-15',
    to: '2026-11-18',
  })
})
