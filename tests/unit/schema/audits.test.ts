import { expect, test } from 'vitest'
import { registry } from '../../../src/server/base/declarations'
import { checkDeclarations } from '../../../src/schema/check'

const declared = { entities: {}, sections: {}, pages: {}, commands: {} }

/** The faults where one command says nothing of how it is logged. */
function faultsWithout(id: string): string[] {
  const info = registry.commands.get(id)!
  const { audits: _audits, ...command } = info.command
  const commands = new Map([...registry.commands, [id, { ...info, command }]])
  return checkDeclarations({ ...registry, commands }, declared).filter((fault) => fault.startsWith('commands '))
}

test('a command whose right shows a secret field has to say how the log tells of it', () => {
  const id = 'escort-manage.user-list.reveal'
  expect(registry.commands.get(id)?.command.audits).toBe('reveal')
  expect(faultsWithout(id)).toEqual([expect.stringContaining(`commands ${id} audits`)])
})
