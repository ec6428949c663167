import { expect, test } from 'vitest'
import { listFor } from '../../../../../../src/client/engine/kinds/list/list-for'
import report from '../../../../../../src/pages/goods-and-order/report/[type]'
import { isListing } from '../../../../../../src/schema/page'
import { reportFigures } from '../../../../../../src/fields/report-figures'

const list = isListing(report) ? report : undefined
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
