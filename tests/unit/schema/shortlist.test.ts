import { expect, test } from 'vitest'
import { checkDeclarations } from '../../../src/schema/check'
import type { Entity } from '../../../src/schema/entity'
import type { Among } from '../../../src/schema/field'
import { registry } from '../../../src/server/base/declarations'

const declared = { entities: {}, sections: {}, pages: {}, commands: {} }
const id = 'review-manage.initial-review.proposeReject'

function faultsWith(words: Partial<Entity>): string[] {
  return faultsOf({ ...registry.entities.get('reviewReason')!, ...words })
}

function faultsOf(entity: Entity): string[] {
  const entities = new Map([...registry.entities, ['reviewReason', entity]])
  return checkDeclarations({ ...registry, entities }, declared).filter((fault) => fault.includes('shortlist'))
}

function faultsAmong(among: Among): string[] {
  const info = registry.commands.get(id)!
  const asks = { ...info.command.asks, reasons: { ...info.command.asks!['reasons']!, among } }
  const commands = new Map([...registry.commands, [id, { ...info, command: { ...info.command, asks } }]])
  return checkDeclarations({ ...registry, commands }, declared).filter((fault) => fault.startsWith(`commands ${id}`))
}

test('a shortlist is short, has an order, and a switch that takes a record out of it', () => {
  expect(faultsWith({})).toEqual([])
  expect(faultsWith({ shortlist: { by: 'name', if: 'order' }, scale: 20_000 })).toEqual([
    expect.stringContaining('shortlist if: "order" is no switch but order.'),
    expect.stringContaining('shortlist by: "name" puts nothing in order.'),
    expect.stringContaining('20000 records are no short list.'),
  ])
})

test('what an argument is chosen among is said in words that there are', () => {
  expect(faultsAmong({ decisions: ['reject', 'limit'], subjects: '{subject}' })).toEqual([])
  expect(faultsAmong({ decisions: 'refuse' })).toEqual([expect.stringContaining('"refuse" is none of its words.')])
  expect(faultsAmong({ name: 'spam' })).toEqual([expect.stringContaining('"name" of reviewReason holds no words.')])
  expect(faultsAmong({ subjects: '{kind}' })).toEqual([expect.stringContaining('runs on nothing that has "kind".')])
})

test('only a shortlist is chosen among', () => {
  const { shortlist: _, ...without } = registry.entities.get('reviewReason')!
  expect(faultsOf(without)).toContainEqual(
    expect.stringContaining(`commands ${id} asks reasons among: it is not chosen`),
  )
})
