import { afterEach, expect, test } from 'vitest'
import { cueAt, cueBeside, joined, stretchAt, type Cue } from '../../../../../src/client/engine/film/cues'
import { createPlayhead, filmTimeOn, provideFilm } from '../../../../../src/client/engine/film/playhead'

const cue = (id: number, start: number, end: number): Cue => ({ id, start, end, text: String(id) })
const cues = [cue(1, 1_000, 2_000), cue(2, 2_000, 3_000), cue(3, 5_000, 6_000)]

test.each([
  [0.5, undefined],
  [1, 1],
  [1.5, 1],
  [1.99, 2],
  [4, undefined],
  [5.999, 3],
])('at %d seconds it says what lies there', (at, id) => {
  expect(cueAt(cues, at)?.id).toBe(id)
})

test('whoever stands on a line goes on to the one beside it', () => {
  expect(cueBeside(cues, 1, 1)?.id).toBe(2)
  expect(cueBeside(cues, 2.999, 1)?.id).toBe(3)
  expect(cueBeside(cues, 2, -1)?.id).toBe(1)
  expect(cueBeside(cues, 5, 1)).toBeUndefined()
})

test('a line on the border of two stretches is one line', () => {
  expect(
    joined([[cue(2, 29_000, 31_000)], [cue(3, 31_000, 32_000), cue(2, 29_000, 31_000)]]).map(({ id }) => id),
  ).toEqual([2, 3])
  expect([stretchAt(-1), stretchAt(29.9), stretchAt(30)]).toEqual([0, 0, 1])
})

let leave = () => {}
afterEach(() => leave())

test('the time of a film is told to its own page alone, while it is there', () => {
  const playhead = createPlayhead()
  leave = provideFilm('a.page', playhead)
  playhead.set({ at: 1.2345, isPlaying: true })
  expect(filmTimeOn('a.page')).toBe(1_235)
  expect(filmTimeOn('another.page')).toBeUndefined()
  leave()
  expect(filmTimeOn('a.page')).toBeUndefined()
})
