import { describe, expect, test } from 'vitest'
import { registry } from '../../../src/server/base/declarations'
import { demoRows, demoWorld } from '../../../src/server/demo/demo-rows'
import { type DemoRow } from '../../../src/server/demo/world'

const now = Date.UTC(2026, 5, 17, 9)
const world = demoWorld({ registry, seed: 6, now, sizes: { user: 1_000, device: 1_200 } })
const rowsOf = (name: string): readonly DemoRow[] => [...demoRows(world, name)]
const at = (value: unknown) => Date.parse(String(value))

describe('A subtitle made by a machine', () => {
  const tasks = rowsOf('aiSubtitleTask')

  test('costs cents for a minute, more for a film than for a short, and nothing before it begins', () => {
    expect(tasks.filter(({ cost, minutes }) => Number(cost) > 13 * Number(minutes))).toEqual([])
    expect(tasks.filter(({ state, cost }) => state === 'waiting' && cost !== 0)).toEqual([])
    const mean = (category: string) => {
      const of = tasks.filter((row) => row.category === category && row.state === 'done')
      return of.reduce((sum, { cost }) => sum + Number(cost), 0) / of.length
    }
    expect(mean('movie')).toBeGreaterThan(10 * mean('short'))
  })

  test('is there once it is done, of its episode and in its language, and what is open is of today or yesterday', () => {
    const subtitles = new Map(rowsOf('subtitle').map((row) => [row['id'], row]))
    const done = tasks.filter(({ state }) => state === 'done' || state === 'proofreading')
    const wrong = done.filter(({ resultSubtitle, episode, targetLanguage, progress }) => {
      const made = subtitles.get(resultSubtitle)
      return made?.episode !== episode || made?.language !== targetLanguage || progress !== 100
    })
    expect(wrong).toEqual([])
    const open = tasks.filter(({ state }) => ['waiting', 'running', 'proofreading'].includes(String(state)))
    expect(open.length).toBeGreaterThan(20)
    expect(open.filter((row) => now - at(row['createdAt']) > 2 * 24 * 3_600_000)).toEqual([])
  })

  test('that is read over is a draft of a machine, and with whoever reads it', () => {
    const subtitles = new Map(rowsOf('subtitle').map((row) => [row['id'], row]))
    const read = tasks.filter(({ state }) => state === 'proofreading')
    const wrong = read.filter(({ resultSubtitle, proofreader, quality }) => {
      const made = subtitles.get(resultSubtitle)!
      const state = proofreader === null ? 'draft' : 'proofreading'
      return (
        made.origin !== 'ai' || made.state !== state || made.proofreader !== proofreader || made.quality !== quality
      )
    })
    expect(wrong).toEqual([])
  })

  test('waits for whoever takes the next, or is with somebody', () => {
    const read = tasks.filter(({ state }) => state === 'proofreading')
    const waiting = read.filter(({ proofreader, error }) => proofreader === null && error === null)
    expect(waiting.length).toBeGreaterThan(2)
    expect(read.length - waiting.length).toBeGreaterThan(2)
  })
})

test('the lines of a subtitle follow each other and are over when its film is', () => {
  const durations = new Map(rowsOf('episode').map(({ id, duration }) => [id, Number(duration) * 1_000]))
  const films = new Map(rowsOf('subtitle').map(({ id, episode }) => [id, durations.get(episode)!]))
  const cues = rowsOf('subtitleCue')
  expect(cues.length).toBeGreaterThan(500)
  const bySubtitle = new Map<unknown, DemoRow[]>()
  for (const cue of cues) bySubtitle.set(cue.subtitle, [...(bySubtitle.get(cue.subtitle) ?? []), cue])
  const wrong = [...bySubtitle.values()].flatMap((lines) =>
    lines.filter(
      ({ subtitle, start, end }, nth) =>
        Number(end) > films.get(subtitle)! ||
        Number(start) < Number(lines[nth - 1]?.end ?? 0) ||
        Number(end) <= Number(start),
    ),
  )
  expect(wrong.slice(0, 2)).toEqual([])
})

test('the glossary has no term twice', () => {
  const terms = rowsOf('translationTerm').map(({ term }) => term)
  expect(terms.length).toBeGreaterThan(150)
  expect(new Set(terms).size).toBe(terms.length)
})

describe('A day of a reviewer', () => {
  const stats = rowsOf('episodeReviewStat')

  test('is a working day, and no two are alike', () => {
    expect(stats.filter((row) => [0, 6].includes(new Date(at(row['day'])).getUTCDay()))).toEqual([])
    expect(new Set(stats.map(({ episodes }) => episodes)).size).toBeGreaterThan(10)
  })

  test('counts the decisions that stand, which were made on that day within the shift, about its kind of title', () => {
    const decisions = rowsOf('reviewDecision')
    const standing = decisions.filter(({ state }) => state === 'standing')
    const counted = new Map<unknown, number>()
    for (const { stat } of standing) counted.set(stat, (counted.get(stat) ?? 0) + 1)
    expect(stats.filter(({ id, episodes }) => (counted.get(id) ?? 0) !== episodes)).toEqual([])
    const byId = new Map(stats.map((row) => [row['id'], row]))
    const types = new Map(rowsOf('contentItem').map(({ id, type }) => [id, type]))
    const wrong = decisions.filter((row) => {
      const stat = byId.get(row['stat'])!
      const decidedAt = String(row['decidedAt'])
      const inShift = decidedAt.slice(11) >= '02' && decidedAt.slice(11) <= '10:00:00.000Z'
      return decidedAt.slice(0, 10) !== stat.day || !inShift || types.get(row.content) !== stat.category
    })
    expect(wrong.slice(0, 2)).toEqual([])
  })
})
