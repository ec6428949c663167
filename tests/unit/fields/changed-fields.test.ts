import { expect, test } from 'vitest'
import game from '../../../src/entities/game-manage/game'
import order from '../../../src/entities/goods-and-order/order'
import { changedFields } from '../../../src/fields/changed-fields'
import { formatStored } from '../../../src/fields/field-types'

const context = { language: 'en', zone: 'UTC', caption: (id: string) => id }
const read = (entity: typeof game | typeof order, before: object | null, after: object | null) =>
  changedFields(entity, before as never, after as never).map(({ field, titleId, captionId, ...was }) => {
    const text = (value: unknown) => formatStored(value, field, { ...context, captionId, row: { ...before, ...after } })
    return [titleId, text(was.before), text(was.after)]
  })

test('a change is told field by field, with money, moments and choices as people read them', () => {
  const before = { amount: 499, currency: 'USD', state: 'paid', paidAt: null }
  const after = { amount: 1_250, currency: 'USD', state: 'delivered', paidAt: '2026-05-01T08:30:00.000Z' }
  expect(read(order, before, after)).toEqual([
    ['order.amount', 'USD 4.99', 'USD 12.50'],
    ['record.state', 'order.state.paid', 'order.state.delivered'],
    ['order.paidAt', '', '2026-05-01 08:30:00'],
  ])
})

test('of a new record what was filled is told, and nothing that every change writes along', () => {
  const made = {
    name: { zh_CN: '象棋', en: 'Chess' },
    remark: '',
    screenshots: [],
    version: 1,
    updatedBy: 4,
    noField: 1,
  }
  expect(read(game, null, made)).toEqual([['game.name', '', 'Chess']])
})

test('what a field held in former times, of another kind, is told as it is and breaks nothing', () => {
  expect(read(game, { screenshots: 7 }, { screenshots: ['a.png'] })[0]?.[1]).toBe('7')
})
