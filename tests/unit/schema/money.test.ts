import { expect, test } from 'vitest'
import { checkDeclarations } from '../../../src/schema/check'
import { registry } from '../../../src/server/base/declarations'

const declared = { entities: {}, sections: {}, pages: {}, commands: {} }

/** The faults where one command is declared otherwise. */
function faultsWith(id: string, words: object): string[] {
  const info = registry.commands.get(id)!
  const commands = new Map([...registry.commands, [id, { ...info, command: { ...info.command, ...words } }]])
  return checkDeclarations({ ...registry, commands }, declared).filter((fault) => fault.startsWith(`commands ${id}`))
}

test('a command that lets money go says how much, or what it carries out', () => {
  const id = 'cash-out.cash-out-manage.approveSecond'
  expect(faultsWith(id, {})).toEqual([])
  expect(faultsWith(id, { money: undefined })).toEqual([expect.stringContaining('names no amount')])
  expect(faultsWith(id, { money: 'units' })).toEqual([expect.stringContaining('"units" is no amount but int')])
})

test('what it carries out is a command that says how much', () => {
  const id = 'goods-and-order.order-refund.execute'
  expect(faultsWith(id, {})).toEqual([])
  expect(faultsWith(id, { carriesOut: 'assign' })).toEqual([expect.stringContaining('"assign" of this page')])
})

test('what goes out with a record is an amount, in states that it has', () => {
  const entity = registry.entities.get('payoutBatch')!
  const pays = { amount: 'count', in: ['gone'] }
  const entities = new Map([...registry.entities, ['payoutBatch', { ...entity, pays }]])
  const faults = checkDeclarations({ ...registry, entities }, declared)
  expect(faults.filter((fault) => fault.startsWith('entities payoutBatch'))).toEqual([
    expect.stringContaining('"count" is no amount but int'),
    expect.stringContaining('"gone" is not a state'),
  ])
})
