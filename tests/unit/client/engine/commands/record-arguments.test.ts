import { expect, test } from 'vitest'
import { requestRefund } from '../../../../../commands/service-manage/feedback-list'
import { recordArguments } from '../../../../../src/client/engine/commands/page-arguments'
import { onlyRow } from '../../../../../src/client/engine/parts/target'
import feedback from '../../../../../src/entities/service-manage/feedback'
import { readsOf } from '../../../../../src/schema/command'

const ticket = { id: 7, version: 1, order: { id: 41, label: '202611280000000041' } }
const info = { command: requestRefund }

test('a refund begins with the order that its ticket is about', () => {
  expect(recordArguments(info, ticket)).toEqual({ order: 41 })
  expect(readsOf(requestRefund)).toContain('order')
})

test('it begins with nothing where the ticket names no order, or there are several tickets', () => {
  expect(recordArguments(info, { ...ticket, order: null })).toEqual({})
  const several = { kind: 'rows', entity: feedback, ids: [7, 8], known: [ticket] } as const
  expect(recordArguments(info, onlyRow(several))).toEqual({})
})
