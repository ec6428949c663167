import { expect, test } from 'vitest'
import { gridCommands } from '../../src/client/engine/grid/grid-commands'
import { isListing } from '../../src/schema/page'
import { registry } from '../../src/server/base/declarations'

test('no two commands of a page share a key', () => {
  const commands = [...registry.commands.values()].filter(({ command }) => command.keys !== undefined)
  const places = commands.map(({ page, command }) => `${page.id} ${command.keys}`)
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([])
})

test('no command of a list takes a key that the list itself keeps, where it would never run', () => {
  const kept = new Set(gridCommands.flatMap(({ keys }) => keys))
  // The list runs these itself, by the same key.
  const shared = new Set(['edit', 'copyLink'])
  const lost = [...registry.commands.values()].filter(
    ({ name, page, command }) => isListing(page.page) && !shared.has(name) && kept.has(command.keys ?? ''),
  )
  expect(lost.map(({ id, command }) => `${id} ${command.keys}`)).toEqual([])
})
