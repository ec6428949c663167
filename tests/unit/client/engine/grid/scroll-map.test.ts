import { describe, expect, test } from 'vitest'
import {
  createScrollMap,
  hasDrifted,
  offsetAfter,
  offsetAt,
  offsetRevealing,
  scrollTopAt,
  visibleRows,
} from '../../../../../src/client/engine/grid/scroll-map'

const long = { rows: 1_000_000, rowHeight: 32, clientHeight: 832, headerHeight: 32, maximumHeight: 33_554_428 }

describe('a list that fits the scrollbar', () => {
  const map = createScrollMap({ ...long, rows: 1000 })

  test('scrolls pixel by pixel', () => {
    expect(map.compressed).toBe(false)
    expect(offsetAt(map, 12_345)).toBe(12_345)
    expect(scrollTopAt(map, 12_345)).toBe(12_345)
  })

  test('ends with its last row at the bottom', () => {
    expect(map.offsetRange).toBe(1000 * 32 - 800)
    expect(offsetAt(map, map.scrollRange)).toBe(map.offsetRange)
  })

  test('ends there too when the browser rounds the place to device pixels', () => {
    expect(offsetAt(map, map.scrollRange - 0.8)).toBe(map.offsetRange)
  })
})

describe.each([1, 1.25, 1.5, 2, 2.25, 4])('a million rows at %f device pixels a pixel', (ratio) => {
  const map = createScrollMap({ ...long, maximumHeight: Math.floor(33_554_428 / ratio) })

  test('fit what the browser can scroll', () => {
    expect(map.spacerHeight).toBeLessThanOrEqual(33_554_428 / ratio)
    expect(map.compressed).toBe(true)
  })

  test('begin with the first row and end with the last', () => {
    expect(offsetAt(map, 0)).toBe(0)
    expect(offsetAt(map, map.scrollRange)).toBe(map.offsetRange)
    const { to } = visibleRows(map.offsetRange, 800, 32, 1_000_000)
    expect(to).toBe(999_999)
  })

  test('have a place of the scrollbar for every offset, and the way back', () => {
    for (const offset of [0, 1, 5_000, 99_999, 1_000_000, 16_000_000, map.offsetRange - 50, map.offsetRange]) {
      expect(offsetAt(map, scrollTopAt(map, offset))).toBeCloseTo(offset, 4)
    }
  })

  test('scroll row by row for a turn of the wheel', () => {
    const from = { offset: 16_000_000, scrollTop: scrollTopAt(map, 16_000_000) }
    expect(offsetAfter(map, from, from.scrollTop + 120)).toBe(16_000_120)
    expect(offsetAfter(map, from, from.scrollTop - 120)).toBe(15_999_880)
  })

  test('jump in proportion when the thumb is dragged', () => {
    const middle = map.scrollRange / 2
    expect(offsetAfter(map, { offset: 0, scrollTop: 0 }, middle)).toBeCloseTo(map.offsetRange / 2, 4)
  })
})

test('never leaves the list, however far the wheel turns', () => {
  const map = createScrollMap(long)
  expect(offsetAfter(map, { offset: 100, scrollTop: 1900 }, 0)).toBe(0)
  expect(offsetAfter(map, { offset: map.offsetRange - 10, scrollTop: 4_000_000 }, 4_000_900)).toBe(map.offsetRange)
})

test('a scrollbar at its end with rows still to come has drifted', () => {
  const map = createScrollMap(long)
  expect(hasDrifted(map, map.scrollRange, map.offsetRange - 40_000)).toBe(true)
  expect(hasDrifted(map, map.scrollRange, map.offsetRange)).toBe(false)
  expect(hasDrifted(map, scrollTopAt(map, 9_000_000) + 400, 9_000_000)).toBe(false)
})

test('an empty list shows no rows', () => {
  expect(visibleRows(0, 800, 32, 0)).toEqual({ from: 0, to: -1 })
  expect(createScrollMap({ ...long, rows: 0 }).offsetRange).toBe(0)
})

test('a row that shows whole does not scroll, others scroll as little as shows them', () => {
  expect(offsetRevealing(10, 100, 800, 32)).toBe(100)
  expect(offsetRevealing(2, 100, 800, 32)).toBe(64)
  expect(offsetRevealing(40, 100, 800, 32)).toBe(41 * 32 - 800)
})
