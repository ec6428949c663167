import { expect, test } from 'vitest'
import { because } from '../../../src/fields'
import { checkDeclarations } from '../../../src/schema/check'
import { registry } from '../../../src/server/base/declarations'
import { argumentsFor } from '../../../src/server/run/inverse'

const declared = { entities: {}, sections: {}, pages: {}, commands: {} }
const args = (id: string, given: Record<string, unknown>, reason: string | null) =>
  argumentsFor(registry.commands.get(id)!, { args: given, reason })

test('undo says why in the argument that the inverse names for it', () => {
  expect(args('activity-manage.probability-game.pause', {}, 'too many')).toEqual({ stateReason: '↶ too many' })
  expect(args('user-manage.user-black-list.lift', {}, null)).toEqual({ liftReason: '↶' })
})

test('a remark that nobody has to make is taken over where no reason was given', () => {
  expect(args('review-manage.initial-review.takeBack', { remark: 'look again' }, null)).toEqual({
    remark: 'look again',
  })
  expect(args('review-manage.initial-review.takeBack', {}, null)).toEqual({ remark: null })
})

test('a reason that is picked from a list is never made up', () => {
  expect(args('crawler-manage.star-info.ignore', {}, 'too many')).toBeUndefined()
})

test('a command asks for one reason at most', () => {
  const id = 'user-manage.user-list.restore'
  const info = registry.commands.get(id)!
  const command = { ...info.command, asks: { ...info.command.asks, why: because() } }
  const commands = new Map([...registry.commands, [id, { ...info, command }]])
  const faults = checkDeclarations({ ...registry, commands }, declared).filter((fault) => fault.startsWith('commands '))
  expect(faults).toEqual([expect.stringContaining('asks why: "reason" is its reason already')])
})
