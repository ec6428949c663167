import { expect, test } from 'vitest'
import { fileOf } from '../../src/schema/names'
import { registry } from '../../src/server/base/declarations'
import { codeOfPages, standardNames } from '../support/code-of-pages'

const commands = [...registry.commands.values()]

test('every command that the browser runs has the code that runs it', () => {
  const idle = commands.filter(({ name, command, page }) => {
    const own = codeOfPages.get(fileOf(page))
    const starts = own?.has(name) && own.get(name)?.includes('start') !== false
    return command.does?.kind === 'inBrowser' && !starts && !standardNames.has(name)
  })
  expect(idle.map(({ id }) => id)).toEqual([])
})

test('every code of a command stands in the folder of a page that declares the command', () => {
  const places = new Map([...registry.pages.values()].map((info) => [fileOf(info), info.id]))
  const strays = [...codeOfPages].flatMap(([place, code]) =>
    [...code.keys()]
      .filter((name) => !registry.commands.has(`${places.get(place)}.${name}`))
      .map((name) => `${place} ${name}`),
  )
  expect(strays).toEqual([])
})
