import { expect, test } from 'vitest'
import { listFor } from '../../../../../../src/client/engine/kinds/list/list-for'
import { registry } from '../../../../../../src/client/engine/declared/registry'
import resources from '../../../../../../src/pages/movie-manage/series-resources'
import report from '../../../../../../src/pages/goods-and-order/report/[type]'
import { leadOf } from '../../../../../../src/schema/lead'
import { isListing } from '../../../../../../src/schema/page'
import { reportFigures } from '../../../../../../src/fields/report-figures'

const list = isListing(report) ? report : undefined
const episodes = isListing(resources) ? resources : undefined
const shown = (word: string) => listFor(list!, word)

test('“Columns without meaning for the type are hidden”: of a report of payments those of gifts and coins', () => {
  const { columns, filters } = shown('payment')
  expect(columns).toEqual(
    expect.arrayContaining(['day', 'market.name', 'payChannel.name', 'successRate', 'refundedUsd']),
  )
  for (const path of ['gift.name', 'pool.name', 'agent.name', 'coinsIn', 'returnRate', 'balanceEnd'])
    expect(columns).not.toContain(path)
  expect(filters).toEqual(['day', 'area', 'country', 'market', 'payChannel'])
})

test('its figures are those of the type, and every type has some', () => {
  expect(reportFigures(shown('pool')).map(({ path }) => path)).toEqual([
    'users',
    'count',
    'coinsIn',
    'coinsOut',
    'returnRate',
  ])
  for (const type of ['payment', 'coins', 'gift', 'luckGift', 'pool', 'dress', 'agent', 'firstPay'])
    expect(reportFigures(shown(type)).length, type).toBeGreaterThan(2)
})

test('where the address tells of no type, nothing is left out', () => {
  expect(listFor(list!, undefined)).toBe(list)
})

test('a list opened for one record has no column that would say the same in every row, and is read by the next name', () => {
  const whole = listFor(episodes!, undefined)
  expect(leadOf(registry.entities, whole)?.name).toBe('content')
  const ofOne = listFor(episodes!, undefined, ['content'])
  expect(ofOne.columns).not.toContain('content')
  expect(leadOf(registry.entities, ofOne)?.name).toBe('title')
})
