import { describe, expect, test } from 'vitest'
import { filmAction, speedBeside } from '../../../../../src/client/engine/film/film-keys'
import { markBeside, markMeant, type FilmMark } from '../../../../../src/client/engine/film/film-marks'
import { digitOf } from '../../../../../src/client/base/keys/choosing-digits'
import { choiceOf, choicesFor, isChoosing } from '../../../../../src/client/engine/film/numbered-choices'
import { createTeller } from '../../../../../src/client/engine/film/create-teller'
import { withPlayed, type Stretch } from '../../../../../src/client/engine/film/played'
import { formatFilmSeconds } from '../../../../../src/client/engine/film/film-seconds'

test.each([
  [0, '0:00.000'],
  [75.25, '1:15.250'],
  [3_725.0004, '1:02:05.000'],
  [59.9996, '1:00.000'],
])('%d seconds lie at %s', (seconds, text) => {
  expect(formatFilmSeconds(seconds)).toBe(text)
})

describe('keys of a film', () => {
  const press = (key: string, more = {}) =>
    filmAction({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more })

  test('are those of every player', () => {
    expect(press(' ')).toEqual({ kind: 'toggle' })
    expect(press('ArrowLeft')).toEqual({ kind: 'jump', seconds: -5 })
    expect(press('.')).toEqual({ kind: 'frame', by: 1 })
    expect(press('l')).toEqual({ kind: 'shuttle', to: 'on' })
  })

  test('come closer to the time line and go along it', () => {
    expect(press('ArrowUp')).toEqual({ kind: 'zoom', by: 1 })
    expect(press('ArrowDown')).toEqual({ kind: 'zoom', by: -1 })
    expect(press('ArrowRight', { shiftKey: true })).toEqual({ kind: 'scroll', by: 1 })
    expect(press('ArrowDown', { altKey: true })).toBeUndefined()
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
    {
      key: 'machine',
      title: 'Machine',
      isJudged: true,
      marks: [mark(40, 'open'), mark(10, 'settled'), mark(25, 'open')],
    },
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

  test('are judged where one stands, else the last that was passed, and only while they are open', () => {
    expect(markMeant(lanes, 26)?.from).toBe(25)
    expect(markMeant(lanes, 33)?.from).toBe(25)
    expect(markMeant(lanes, 39.7)?.from).toBe(40)
    expect(markMeant(lanes, 12)).toBeUndefined()
    const unjudged = { key: 'reports', title: 'Reports', marks: [mark(26, 'open')] }
    expect(markMeant([unjudged, ...lanes], 28)?.from).toBe(25)
    expect(markMeant([unjudged], 28)).toBeUndefined()
  })
})

describe('what was played', () => {
  test('grows with the film, and not by what was jumped over', () => {
    const begun = withPlayed([], 0, 0.25, 1)
    expect(withPlayed(begun, 0.25, 0.5, 1)).toEqual([[0, 0.5]])
    expect(withPlayed(begun, 0.25, 9, 1)).toEqual([[0, 0.25]])
    expect(withPlayed(begun, 9, 9.25, 1)).toEqual([
      [0, 0.25],
      [9, 9.25],
    ])
    expect(withPlayed(begun, 0.25, 0.1, 1)).toEqual([[0, 0.25]])
  })

  test('goes on in longer steps where it runs faster', () => {
    expect(withPlayed([], 0, 1.8, 2)).toEqual([[0, 1.8]])
    expect(withPlayed([], 0, 1.8, 1)).toEqual([])
  })
})

describe('reasons by number', () => {
  const choices = ['Blood', 'Nudity', 'Hate speech'].map((text, index) => ({ id: index + 1, text }))

  test('are found by the words that were typed, those taken last first', () => {
    expect(choicesFor(choices, '', [3]).map(({ id }) => id)).toEqual([3, 1, 2])
    expect(choicesFor(choices, 'sp ha', []).map(({ id }) => id)).toEqual([3])
  })

  test('are chosen by their digit, or the first by Enter', () => {
    expect(choiceOf('2', choices)?.text).toBe('Nudity')
    expect(choiceOf('Enter', choices)?.text).toBe('Blood')
    expect(choiceOf('9', choices)).toBeUndefined()
    expect(choiceOf('b', choices)).toBeUndefined()
    expect(digitOf(8)).toBe('9')
    expect(digitOf(9)).toBeUndefined()
  })

  test('are meant by a digit and by Enter before there is anything to choose from, and by no letter', () => {
    expect(['1', '9', 'Enter'].every(isChoosing)).toBe(true)
    expect(['0', 'a', ' ', '12'].some(isChoosing)).toBe(false)
  })
})

describe('telling what was played', () => {
  const begun = () => {
    const words: { readonly played: readonly Stretch[]; readonly end: (isTold: boolean) => Promise<void> }[] = []
    const tell = createTeller(
      (played) =>
        new Promise((resolve) => {
          const end = async (isTold: boolean) => {
            resolve(isTold)
            // What follows is told once this word has come through.
            await new Promise((then) => setTimeout(then))
          }
          words.push({ played, end })
        }),
    )
    return { words, tell }
  }

  test('begins with the film being open, until that has come through', async () => {
    const { words, tell } = begun()
    tell([], 40)
    tell([[0, 2]], 40)
    await words[0]!.end(false)
    tell([[2, 4]], 40)
    expect(words.map(({ played }) => played)).toEqual([[], []])
    await words[1]!.end(true)
    expect(words[2]!.played).toEqual([
      [0, 2],
      [2, 4],
    ])
  })

  test('goes on with what was played meanwhile, and keeps what could not be told', async () => {
    const { words, tell } = begun()
    tell([], 40)
    await words[0]!.end(true)
    tell([[0, 5]], 40)
    tell([[5, 6]], 40)
    await words[1]!.end(true)
    expect(words[2]!.played).toEqual([[5, 6]])
    await words[2]!.end(false)
    tell([[6, 7]], 40)
    expect(words[3]!.played).toEqual([
      [5, 6],
      [6, 7],
    ])
  })
})
