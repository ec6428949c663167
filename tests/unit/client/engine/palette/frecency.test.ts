import { describe, expect, test } from 'vitest'
import {
  forgetUse,
  habitsFor,
  NO_FRECENCY,
  noteUse,
  readFrecency,
} from '../../../../../src/client/engine/palette/frecency'

const DAY = 24 * 3_600_000
const many = (times: number, id: string, typed: string, at = 0) =>
  Array.from({ length: times }).reduce<typeof NO_FRECENCY>((known) => noteUse(known, id, typed, at), NO_FRECENCY)

describe('habit', () => {
  test('halves in seven days', () => {
    const used = many(15, 'a', '')
    expect(habitsFor(used, '', 0).get('a')).toBe(128)
    expect(habitsFor(used, '', 7 * DAY).get('a')).toBe(Math.round(32 * Math.log2(8.5)))
  })

  test('counts more for the same text than for another', () => {
    const used = noteUse(noteUse(noteUse(NO_FRECENCY, 'a', 'ban', 0), 'b', '', 0), 'b', 'list', 0)
    const habits = habitsFor(used, 'ban', 0)
    expect(habits.get('a')).toBeGreaterThan(habits.get('b')!)
  })

  test('counts while the same text is still being typed', () => {
    const used = noteUse(noteUse(NO_FRECENCY, 'a', 'ban user', 0), 'b', 'list', 0)
    const habits = habitsFor(used, 'ban', 0)
    expect(habits.get('a')).toBeGreaterThan(habits.get('b')!)
  })

  test('stays within a byte after a thousand runs', () =>
    expect(habitsFor(many(1000, 'a', 'x'), 'x', 0).get('a')).toBeLessThanOrEqual(255))
})

test('the latest command stands first among the recent ones, each once', () => {
  const used = ['a', 'b', 'a'].reduce((known, id) => noteUse(known, id, '', 0), NO_FRECENCY)
  expect(used.recents).toEqual(['a', 'b'])
})

test('a forgotten command leaves no trace', () => {
  const used = forgetUse(noteUse(noteUse(NO_FRECENCY, 'a', 'ban', 0), 'b', 'ban', 0), 'a')
  expect(JSON.stringify(used)).not.toContain('"a"')
})

test('it grows no further than some hundred commands and queries', () => {
  const used = Array.from({ length: 1000 }).reduce<typeof NO_FRECENCY>(
    (known, _, at) => noteUse(known, `c${at}`, `q${at}`, at),
    NO_FRECENCY,
  )
  expect(Object.keys(used.commands).length).toBeLessThanOrEqual(300)
  expect(Object.keys(used.queries)).toHaveLength(200)
  expect(used.queries).toHaveProperty('q999')
})

test.each([null, '', '{', '[]', '{"version":2}'])('what cannot be read is no habit: %s', (kept) =>
  expect(readFrecency(kept)).toEqual(NO_FRECENCY),
)

test('it survives being kept as text', () => {
  const used = noteUse(NO_FRECENCY, 'a', 'ban', 5)
  expect(readFrecency(JSON.stringify(used))).toEqual(used)
})
