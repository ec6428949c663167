import { expect, test } from 'vitest'
import { bytesOfLevels, levelsOf, pictureAt, sheetFor, sliceOf } from '../../../src/shared/film-trace'

/** A minute of sound that is silent but for one loud place, peaks as they come from a decoder. */
function minuteWith(loud: number): Int8Array {
  const peaks = new Int8Array(2 * 3_000)
  peaks[2 * loud] = -100
  peaks[2 * loud + 1] = 90
  return peaks
}

test('a loud place is seen however many peaks are drawn as one', () => {
  const all = levelsOf(minuteWith(1_000))
  expect(all.length).toBe(bytesOfLevels(3_000))
  const [eighth, whole] = [6_000, 6_000 + 750]
  expect([...all.slice(eighth + 2 * 125, eighth + 2 * 125 + 2)]).toEqual([-100, 90])
  expect([...all.slice(whole + 2 * 15, whole + 2 * 15 + 2)]).toEqual([-100, 90])
})

test('a stretch is answered by the coarsest peaks that are as many as asked for', () => {
  const film = { rate: 50, count: 3_000 }
  expect(sliceOf(film, { from: 0, to: 60, points: 40 })).toEqual({ from: 0, step: 64 / 50, first: 6_750, bytes: 94 })
  expect(sliceOf(film, { from: 0, to: 60, points: 300 }).step).toBe(8 / 50)
  expect(sliceOf(film, { from: 10, to: 12, points: 2_000 })).toEqual({
    from: 10,
    step: 1 / 50,
    first: 1_000,
    bytes: 200,
  })
})

test('beyond the end of a film there is nothing to draw', () => {
  expect(sliceOf({ rate: 50, count: 3_000 }, { from: 90, to: 120, points: 100 }).bytes).toBe(0)
})

test('a sheet has one picture for a long while of a long film, and none of its very end', () => {
  expect(sheetFor(36.02, { width: 640, height: 360 })).toEqual({
    every: 2,
    width: 160,
    height: 90,
    columns: 5,
    count: 18,
  })
  expect(sheetFor(7_200, { width: 1080, height: 1920 })).toEqual({
    ...{ every: 72, width: 90, height: 160, columns: 10, count: 100 },
  })
})

test('the picture of a place is found on its sheet, and that of the end is the last', () => {
  const sheet = sheetFor(36.02, { width: 640, height: 360 })
  expect(pictureAt(sheet, 13)).toEqual({ x: 160, y: 90 })
  expect(pictureAt(sheet, 36)).toEqual({ x: 2 * 160, y: 3 * 90 })
})
