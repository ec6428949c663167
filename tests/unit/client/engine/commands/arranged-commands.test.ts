import { expect, test, vi } from 'vitest'
import type { CommandInfo } from '../../../../../src/schema/registry'
import { arrangedCommands } from '../../../../../src/client/engine/commands/arranged-commands'

vi.mock('../../../../../src/client/engine/commands/availability', () => ({
  availabilityOf: ({ name }: CommandInfo) => ({ kind: name.startsWith('no') ? 'reason' : 'run' }),
}))

vi.mock('../../../../../src/client/base/session/session', () => ({ holds: () => true }))

const command = (name: string, more: object = {}) =>
  ({ id: `page.${name}`, name, call: { method: 'POST', url: `/${name}` }, command: more }) as unknown as CommandInfo
const names = (infos: readonly CommandInfo[]) => infos.map(({ name }) => name)
const none = { kind: 'none' } as const

test('what makes something new stands out, and three stand beside it', () => {
  const all = ['a', 'b', 'c', 'd'].map((name) => command(name))
  const { primary, beside, rest } = arrangedCommands([...all, command('new', { verb: 'new' })], none)
  expect(primary?.name).toBe('new')
  expect(names(beside)).toEqual(['a', 'b', 'c'])
  expect(rest.map(names)).toEqual([['d']])
})

test('what cannot be done now is in the menu, never a grey button', () => {
  const { beside, rest } = arrangedCommands([command('notNow'), command('ban')], none)
  expect(names(beside)).toEqual(['ban'])
  expect(rest.map(names)).toEqual([['notNow']])
})

/** An export of another kind calls what exports do. */
const exportIds = { ...command('exportIds'), call: { method: 'POST', url: '/report/backend/exportTask/save' } } as const

test('two that destroy, or export, do not stand side by side; those with keys come first', () => {
  const { beside, rest } = arrangedCommands(
    [
      exportIds,
      command('export', { verb: 'export' }),
      command('delete', { destroys: true }),
      command('ban', { destroys: true, keys: 'b' }),
      command('label', { keys: 'l' }),
    ],
    none,
  )
  expect(names(beside)).toEqual(['ban', 'label', 'export'])
  expect(rest.map(names)).toEqual([['exportIds'], ['delete']])
})
