import { expect, test } from 'vitest'
import { registry } from '../../src/server/declarations'

test('no two commands of a page share a key', () => {
  const commands = [...registry.commands.values()].filter(({ command }) => command.keys !== undefined)
  const places = commands.map(({ page, command }) => `${page.id} ${command.keys}`)
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([])
})
