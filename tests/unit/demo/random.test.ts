import { expect, test } from 'vitest'
import { calendarUntil, day } from '../../../src/server/demo/calendar'
import { allot } from '../../../src/server/demo/generators/episode-plan'
import { hashOf, Random, weightsOf } from '../../../src/server/base/random'
import { titleOf } from '../../../src/server/demo/words/titles'

const draws = <T>(count: number, draw: () => T) => Array.from({ length: count }, draw)
const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length

test('draws follow their weights', () => {
  const random = new Random(1)
  const table = weightsOf({ common: 90, rare: 10, never: 0 })
  const values = draws(10_000, () => random.weighted(table))
  expect(values.filter((value) => value === 'rare').length / 10_000).toBeCloseTo(0.1, 1)
  expect(values).not.toContain('never')
})

test('bell curves and counts have the mean they are asked for', () => {
  const random = new Random(2)
  expect(mean(draws(20_000, () => random.normal(50, 10)))).toBeCloseTo(50, 0)
  expect(mean(draws(20_000, () => random.poisson(4)))).toBeCloseTo(4, 0)
  expect(mean(draws(20_000, () => random.poisson(100)))).toBeCloseTo(100, 0)
})

test('a sample holds different entries in their order', () => {
  const sample = new Random(3).sample([1, 2, 3, 4, 5, 6], 4)
  expect(sample).toHaveLength(4)
  expect([...new Set(sample)].sort()).toEqual(sample)
})

test('neighbouring records do not draw alike', () => {
  const firsts = Array.from({ length: 1_000 }, (_, index) => new Random(hashOf(1, 'user', index)).next())
  expect(mean(firsts)).toBeCloseTo(0.5, 1)
  expect(new Set(firsts).size).toBe(1_000)
})

test('moments fill the last year, more of them of late and in the evening', () => {
  const now = Date.UTC(2026, 5, 17, 9)
  const calendar = calendarUntil(now)
  const random = new Random(4)
  const moments = draws(5_000, () => calendar.moment(random, 8))
  expect(Math.max(...moments)).toBeLessThan(now)
  expect(Math.min(...moments)).toBeGreaterThan(now - 367 * day)
  const recent = moments.filter((moment) => moment > now - 182 * day).length
  expect(recent).toBeGreaterThan(2_600)
  const hours = moments.map((moment) => new Date(moment + 8 * 3_600_000).getUTCHours())
  expect(hours.filter((hour) => hour === 21).length).toBeGreaterThan(5 * hours.filter((hour) => hour === 4).length)
})

test('a whole is allotted to the last piece, and nobody with a claim goes empty', () => {
  const parts = allot(100, [1, 5, 0, 30, 200], 60)
  expect(parts.reduce((a, b) => a + b, 0)).toBe(100)
  expect(parts[2]).toBe(0)
  expect(Math.min(...parts.filter((_, index) => index !== 2))).toBeGreaterThan(0)
  expect(Math.max(...parts)).toBeLessThanOrEqual(60)
})

test('titles of a group differ until its words are used up, and then are numbered', () => {
  const titles = Array.from({ length: 250 }, (_, n) => titleOf('romance', n, 11).zh_CN)
  expect(new Set(titles).size).toBe(250)
  expect(titles[0]).not.toMatch(/\d/)
})
