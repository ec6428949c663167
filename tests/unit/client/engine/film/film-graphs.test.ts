import { expect, test } from 'vitest'
import { duration, int, rows, string, video } from '../../../../../src/fields'
import { graphPath, graphsOf, pointAt } from '../../../../../src/client/engine/film/film-graphs'
import { mediaOf, namesOf } from '../../../../../src/client/engine/film/media-of'
import { defineEntity } from '../../../../../src/schema/entity'
import { graphFaults } from '../../../../../src/schema/film-graphs'

const common = { name: 'stream', service: 'live', label: 'name', scale: 1, demo: 1 } as const
const course = rows({ at: duration({ required: true }), viewers: int(), coins: int() })
const stream = defineEntity({
  ...common,
  fields: {
    name: string(),
    course,
    replay: video({ graphs: { rows: 'course', at: 'at', figures: ['viewers', 'coins'] } }),
  },
})
const format = { language: 'en', zone: 'UTC', caption: (id: string) => id }
const record = {
  replay: 'a.m3u8',
  course: [
    { at: 0, viewers: 1_000, coins: null },
    { at: 60, viewers: 4_000, coins: 5 },
  ],
}

test('what was counted while a stream ran is drawn over its replay, a line a figure', () => {
  const [viewers, coins] = graphsOf(stream, 'replay', record, format)
  expect(viewers?.title).toBe('stream.course.viewers')
  expect(graphPath(viewers!)).toBe('M0 100L0 75.00L60 0.00L60 100Z')
  expect(coins?.points).toEqual([{ at: 60, value: 5, text: '5' }])
  expect(graphPath(coins!)).toBeUndefined()
})

test('a figure holds until it is counted anew', () => {
  const [viewers] = graphsOf(stream, 'replay', record, format)
  expect([pointAt(viewers!, 59)?.text, pointAt(viewers!, 60)?.text]).toEqual(['1,000', '4,000'])
})

test('a film without such figures has none, and those that are drawn are not told again', () => {
  expect(graphsOf(stream, 'replay', { replay: 'a.m3u8', course: null }, format)).toEqual([])
  expect(namesOf(stream, mediaOf(stream, record))).toEqual(['replay', 'course'])
})

test('the start refuses graphs of what the record does not hold', () => {
  const wrong = (graphs: { rows: string; at: string; figures: string[] }) =>
    graphFaults(
      'entities stream',
      defineEntity({ ...common, fields: { name: string(), course, replay: video({ graphs }) } }),
    )
  expect(wrong({ rows: 'name', at: 'at', figures: [] })).toEqual([
    'entities stream replay graphs: "name" is no list of rows of stream. Name one.',
  ])
  expect(wrong({ rows: 'course', at: 'at', figures: ['likes'] })[0]).toContain('Name one of at, viewers, coins.')
})
