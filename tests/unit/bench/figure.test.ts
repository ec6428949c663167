import { expect, test } from 'vitest'
import { isLost, lineOf } from '../../bench/support/figure'

const limit = { name: 'page', unit: 'ms p95', goal: 20 }

test('a figure is the median of its runs, so that one slow run does not decide', () => {
  expect(lineOf(limit, [900, 18, 19, 17, 18.5])).toEqual({
    name: 'page',
    value: 18.5,
    unit: 'ms p95',
    goal: 20,
    ok: true,
    runs: [900, 18, 19, 17, 18.5],
  })
})

test.each([
  [20, true],
  [20.1, false],
])('a time of %d ms against at most 20 ms is met: %s', (value, ok) => {
  expect(lineOf(limit, [value]).ok).toBe(ok)
})

test.each([
  [0.5, true],
  [0.49, false],
])('a share of %d against at least a half is met: %s', (value, ok) => {
  expect(lineOf({ name: 'export', unit: 'of psql', goal: 0.5, isFloor: true }, [value]).ok).toBe(ok)
})

test('a figure that could not be measured is not met', () => {
  expect(lineOf(limit, [NaN]).ok).toBe(false)
})

test('a figure is lost where it is worse by a third than it was; one that was never looked at is not', () => {
  const [requests, share] = [
    { name: 'requests', unit: '', goal: 10, last: 15 },
    { name: 'share', unit: '%', goal: 97, isFloor: true, last: 99 },
  ] as const
  expect([20, 21].map((value) => isLost(requests, value))).toEqual([false, true])
  expect([66, 65].map((value) => isLost(share, value))).toEqual([false, true])
  expect(isLost({ name: 'time', unit: 'ms', goal: 1 }, 1_000)).toBe(false)
})
