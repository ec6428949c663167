import { expect, test } from 'vitest'
import { date, instant, int, money, percent, ref, string } from '../../../../../../src/fields'
import { reportFigures, reportOver, type FiguresAnswer } from '../../../../../../src/fields/report-figures'
import { figureChange } from '../../../../../../src/client/engine/kinds/report/figure-change'
import { axisText, figureText } from '../../../../../../src/client/engine/kinds/report/figure-text'
import { partsOf } from '../../../../../../src/client/engine/kinds/report/report-chart'
import {
  currenciesOf,
  isUnfinished,
  reportSeries,
} from '../../../../../../src/client/engine/kinds/report/report-series'
import { defineEntity } from '../../../../../../src/schema/entity'
import { definePage, type ListingPage } from '../../../../../../src/schema/page'
import { bucketOf, finishedPart, spanBefore } from '../../../../../../src/server/operations/figure-spans'

const stat = defineEntity({
  name: 'stat',
  service: 'live',
  label: 'id' as never,
  scale: 1,
  demo: 1,
  fields: {
    room: ref('room'),
    day: date(),
    closedAt: instant(),
    coins: int(),
    bonus: money(),
    ecpm: money({ figure: 'average' }),
    rate: percent(),
    roundNo: int({ plain: true }),
    currency: string(),
  },
})
const page = definePage(stat, { kind: 'report', columns: ['room', 'day', 'roundNo', 'coins', 'bonus', 'rate', 'ecpm'] })

test('a report tells over its first day, and adds up what counts but not what numbers', () => {
  expect(reportOver(page as ListingPage)).toBe('day')
  expect(reportFigures(page as ListingPage)).toEqual([
    { path: 'coins', how: 'sum' },
    { path: 'bonus', how: 'sum' },
    { path: 'rate', how: 'average' },
    { path: 'ecpm', how: 'average' },
  ])
  const named = definePage(stat, { kind: 'report', columns: ['day', 'coins'], figures: ['coins'], over: 'closedAt' })
  expect([reportOver(named as ListingPage), reportFigures(named as ListingPage)]).toEqual([
    'closedAt',
    [{ path: 'coins', how: 'sum' }],
  ])
})

test('the span before is as long and ends where this one begins', () => {
  const later = { now: new Date(Date.UTC(2026, 5, 1)), zone: 'UTC' }
  expect(spanBefore({ from: '2026-05-01', to: '2026-05-07' }, true, later)).toEqual({
    from: '2026-04-24',
    to: '2026-04-30',
  })
  expect(spanBefore({ from: '2026-05-01T00:00:00.000Z', to: '2026-05-03T00:00:00.000Z' }, false, later)).toEqual({
    from: '2026-04-29T00:00:00.000Z',
    to: '2026-05-01T00:00:00.000Z',
  })
  expect(spanBefore({ from: '2026-05-01' }, true, later)).toBeUndefined()
})

test('a span that goes on is compared up to the same hour, and where it is told by days without the last one', () => {
  const read = { now: new Date(Date.UTC(2026, 4, 7, 9)), zone: 'UTC' }
  expect(spanBefore({ from: '2026-05-07T00:00:00.000Z', to: '2026-05-08T00:00:00.000Z' }, false, read)).toEqual({
    from: '2026-05-06T00:00:00.000Z',
    to: '2026-05-06T09:00:00.000Z',
  })
  const week = { from: '2026-05-01', to: '2026-05-07' }
  expect(spanBefore(week, true, read)).toEqual({ from: '2026-04-24', to: '2026-04-29' })
  expect(finishedPart(week, read)).toEqual({ from: '2026-05-01', to: '2026-05-06' })
  expect(finishedPart({ from: '2026-05-01', to: '2026-05-06' }, read)).toBeUndefined()
  expect(spanBefore({ from: '2026-05-07', to: '2026-05-07' }, true, read)).toBeUndefined()
})

test('long and open spans are told by month', () => {
  expect(bucketOf({ from: '2026-05-01', to: '2026-05-31' })).toBe('day')
  expect(bucketOf({ from: '2026-01-01', to: '2026-12-31' })).toBe('month')
  expect(bucketOf(undefined)).toBe('month')
})

/** Days after the span that is asked for. */
const later = Date.UTC(2026, 4, 9)

const answer: FiguresAnswer = {
  over: 'day',
  bucket: 'day',
  span: { from: '2026-05-01', to: '2026-05-03' },
  previous: { from: '2026-04-28', to: '2026-04-30' },
  totals: [
    { path: 'bonus', how: 'sum', currency: 'USD', value: 300, previous: 100, compared: 300 },
    { path: 'bonus', how: 'sum', currency: 'VND', value: 5, previous: null, compared: 5 },
    { path: 'rate', how: 'average', currency: null, value: 40, previous: 42, compared: 40 },
  ],
  points: [
    { at: '2026-05-01', path: 'bonus', currency: 'USD', value: 100, isPrevious: false },
    { at: '2026-05-03', path: 'bonus', currency: 'USD', value: 200, isPrevious: false },
    { at: '2026-05-03', path: 'bonus', currency: 'VND', value: 5, isPrevious: false },
    { at: '2026-04-29', path: 'bonus', currency: 'USD', value: 100, isPrevious: true },
    { at: '2026-05-02', path: 'rate', currency: null, value: 40, isPrevious: false },
  ],
}

test('a day without rows is nothing of a sum and no value of an average', () => {
  expect(reportSeries(answer, 'bonus', 'USD', 'UTC', later)).toEqual({
    labels: ['2026-05-01', '2026-05-02', '2026-05-03'],
    values: [100, 0, 200],
    previous: [0, 100, 0],
  })
  expect(reportSeries(answer, 'rate', null, 'UTC', later).values).toEqual([null, 40, null])
})

test('a day that is not over is drawn apart, so that it does not look like a fall', () => {
  const series = reportSeries(answer, 'bonus', 'USD', 'UTC', later)
  expect(isUnfinished(series, Date.UTC(2026, 4, 3, 9), 'UTC')).toBe(true)
  expect(isUnfinished(series, Date.UTC(2026, 4, 4, 9), 'UTC')).toBe(false)
  expect(
    isUnfinished({ labels: ['2026-04', '2026-05'], values: [1, 2], previous: [] }, Date.UTC(2026, 4, 3), 'UTC'),
  ).toBe(true)
  expect(partsOf([100, 90, 4], true)).toEqual({ finished: [100, 90, null], rest: [null, 90, 4] })
  expect(partsOf([100, 90, 4], false)).toEqual({ finished: [100, 90, 4], rest: [] })
})

test('a day that goes on and that nothing was counted of yet has no value, and is no fall', () => {
  const noon = Date.UTC(2026, 4, 4, 12)
  const span = { from: '2026-05-02', to: '2026-05-04' }
  const series = reportSeries({ ...answer, span }, 'bonus', 'USD', 'UTC', noon)
  expect(series.values).toEqual([0, 200, null])
  expect(isUnfinished(series, noon, 'UTC')).toBe(false)
  expect(reportSeries({ ...answer, span }, 'bonus', 'USD', 'UTC', later).values).toEqual([0, 200, 0])
  const counted = { at: '2026-05-04', path: 'rate', currency: null, value: 41, isPrevious: false }
  const withOther = { ...answer, span, points: [...answer.points, counted] }
  expect(reportSeries(withOther, 'bonus', 'USD', 'UTC', noon).values).toEqual([0, 200, 0])
})

test('money of two currencies is never one figure', () => {
  expect(currenciesOf(answer)).toEqual(['USD', 'VND'])
  expect(reportSeries(answer, 'bonus', 'VND', 'UTC', later).values).toEqual([0, 0, 5])
})

test('moments of a span are days on the clock of the reader', () => {
  const span = { from: '2026-04-30T16:00:00.000Z', to: '2026-05-02T16:00:00.000Z' }
  expect(reportSeries({ ...answer, span, previous: null }, 'bonus', 'USD', 'Asia/Shanghai', later).labels).toEqual([
    '2026-05-01',
    '2026-05-02',
  ])
})

test('a share changes by points, an amount by percent, and neither from nothing', () => {
  expect(figureChange(40, 42, true)).toEqual({ direction: 'down', by: -2 })
  expect(figureChange(300, 100, false)).toEqual({ direction: 'up', by: 200 })
  expect(figureChange(300, 0, false)).toBeUndefined()
  expect(figureChange(null, 4, false)).toBeUndefined()
})

test('a figure reads in its own unit', () => {
  expect(figureText(123_456, { type: 'money' }, 'USD', 'en')).toBe('USD 1,234.56')
  expect(figureText(12.345, { type: 'percent' }, null, 'en')).toBe('12.35%')
  expect(figureText(null, { type: 'int' }, null, 'en')).toBe('—')
})

test('an axis says its unit, and its sign before it', () => {
  expect(axisText(-5_000_000, { type: 'money' }, 'USD', 'en')).toBe('-$50k')
  expect(axisText(1_200_000, { type: 'money' }, 'JPY', 'en')).toBe('¥1.2M')
  expect(axisText(12.34, { type: 'percent' }, null, 'en')).toBe('12.3%')
  expect(axisText(1_200, { type: 'int' }, null, 'en')).toBe('1.2k')
})
