import { expect, test } from 'vitest'
import { text } from '../../../../../../src/fields'
import type { CommandInfo } from '../../../../../../src/schema/registry'
import { readResult, wordsOf } from '../../../../../../src/client/engine/kinds/tool/read-result'
import { splitToolCommands } from '../../../../../../src/client/engine/kinds/tool/tool-commands'
import { inBrowser } from '../../../../../../src/schema/does'

const command = (name: string, more: object) =>
  ({ id: `x.${name}`, name, command: { on: 'page', ...more } }) as unknown as CommandInfo

test('what asks and answers is a form; what has to be confirmed or asks nothing stays a button', () => {
  const asks = { ids: text() }
  const { forms, buttons } = splitToolCommands([
    command('query', { asks }),
    command('purge', { asks, danger: 'typed' }),
    command('refresh', {}),
    command('new', { asks, does: inBrowser() }),
  ])
  expect(forms.map(({ name }) => name)).toEqual(['query'])
  expect(buttons.map(({ name }) => name)).toEqual(['purge', 'refresh', 'new'])
})

test('an answer is laid out by what it is', () => {
  expect(readResult({ result: [{ id: 1 }, { name: 'Ann' }] })).toEqual({
    kind: 'rows',
    names: ['id', 'name'],
    rows: [{ id: 1 }, { name: 'Ann' }],
  })
  expect(readResult({ result: { found: 2, missing: null } })).toEqual({ kind: 'fields', fields: [['found', 2]] })
  expect(readResult({ result: 'ok', auditId: 7 })).toEqual({ kind: 'value', value: 'ok' })
  expect(readResult({ done: [1], auditIds: [7] })).toEqual({ kind: 'nothing' })
  expect(readResult({ seen: true })).toEqual({ kind: 'fields', fields: [['seen', true]] })
  expect(readResult({ result: [] })).toEqual({ kind: 'nothing' })
})

test('a value without a caption is named in words', () => {
  expect(wordsOf('lastSeenAt')).toBe('Last seen at')
})
