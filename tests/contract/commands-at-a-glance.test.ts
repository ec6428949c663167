import { expect, test } from 'vitest'
import { registry } from '../../src/server/base/declarations'

const commands = [...registry.commands.values()]
const destroying = commands.filter(({ command }) => command.destroys)
const idsOf = (infos: typeof commands) => infos.map(({ id }) => id)

test('What destroys asks before it runs', () => {
  expect(idsOf(destroying.filter(({ command }) => command.danger === undefined))).toEqual([])
})

test('Deletions are red', () => {
  const quiet = commands.filter(({ command }) => command.verb === 'delete' && !command.destroys)
  expect(idsOf(quiet)).toEqual([])
})

test('What lets through, pays, grants or gives back is not red', () => {
  const gives = /^(approve|pass|publish|pay|markPaid|grant|restore|lift|unblock|resume|enable)([A-Z]|$)/
  expect(idsOf(destroying.filter(({ name }) => gives.test(name)))).toEqual([])
})
