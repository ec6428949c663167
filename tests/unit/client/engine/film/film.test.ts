import { describe, expect, test } from 'vitest'
import { filmAction, speedBeside } from '../../../../../src/client/engine/film/film-keys'
import { markBeside, placeOf, type FilmMark } from '../../../../../src/client/engine/film/film-marks'
import { formatFilmTime } from '../../../../../src/client/engine/film/film-time'

test.each([
  [0, '0:00.000'],
  [75.25, '1:15.250'],
  [3_725.0004, '1:02:05.000'],
  [59.9996, '1:00.000'],
])('%d seconds lie at %s', (seconds, text) => {
  expect(formatFilmTime(seconds)).toBe(text)
})

describe('keys of a film', () => {
  const press = (key: string, more = {}) => filmAction({ key, ctrlKey: false, metaKey: false, altKey: false, ...more })

  test('are those of every player', () => {
    expect(press(' ')).toEqual({ kind: 'toggle' })
    expect(press('ArrowLeft')).toEqual({ kind: 'jump', seconds: -5 })
    expect(press('.')).toEqual({ kind: 'frame', by: 1 })
    expect(press('l')).toEqual({ kind: 'shuttle', to: 'on' })
  })

  test('leave chords, decisions and the walk through a queue to the page', () => {
    expect(press('k', { ctrlKey: true })).toBeUndefined()
    for (const key of ['a', 'r', 'n', '1', 'Escape', 'Tab']) expect(press(key)).toBeUndefined()
  })

  test('go through the speeds, and no further', () => {
    expect([speedBeside(1, 1), speedBeside(1, -1), speedBeside(2, 1), speedBeside(0.25, -1)]).toEqual([
      1.25, 0.75, 2, 0.25,
    ])
  })
})

describe('marks on a film', () => {
  const mark = (from: number, tone: FilmMark['tone']): FilmMark => ({
    ...{ key: String(from), from, to: from + 2, text: 'blood', tone },
  })
  const lanes = [
    { key: 'machine', title: 'Machine', marks: [mark(40, 'open'), mark(10, 'settled'), mark(25, 'open')] },
    { key: 'marks', title: 'Marks', marks: [mark(12, 'bad')] },
  ]

  test('are gone through by time, those first that are still to be looked at', () => {
    expect(markBeside(lanes, 0, 1)?.from).toBe(25)
    expect(markBeside(lanes, 25, 1)?.from).toBe(40)
    expect(markBeside(lanes, 40, 1)).toBeUndefined()
    expect(markBeside(lanes, 40, -1)?.from).toBe(25)
  })

  test('are all gone through where none is open', () => {
    expect(markBeside([{ ...lanes[0]!, marks: [mark(10, 'settled')] }, lanes[1]!], 0, 1)?.from).toBe(10)
  })

  test('are drawn in their place, wide enough to be hit', () => {
    expect(placeOf({ from: 30, to: 36 }, 60)).toEqual({ start: 50, width: 10 })
    expect(placeOf({ from: 59.9, to: 59.9 }, 60).width).toBeGreaterThan(0.5)
    expect(placeOf({ from: 1, to: 2 }, 0)).toEqual({ start: 0, width: 0 })
  })
})
