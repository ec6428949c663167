import { expect, test } from 'vitest'
import type { Exhibit } from '../support/gallery/exhibit'
import { chineseStates } from '../support/gallery/state-names'

const exhibits = Object.entries(
  import.meta.glob<{ readonly default: Exhibit }>('../support/gallery/components/*.tsx', { eager: true }),
).map(([file, module]) => ({ name: nameOf(file), exhibit: module.default }))

/** What another component draws, and is seen there. */
const parts: Readonly<Record<string, string>> = {
  'confirm-host': 'alert-dialog',
  'context-menu-loaded': 'context-menu',
  'dropdown-menu-loaded': 'dropdown-menu',
  'menu-items': 'dropdown-menu',
  'tooltip-host': 'tooltip',
}

test('the gallery shows every component of the client', () => {
  const components = Object.keys(import.meta.glob('../../src/client/base/ui/*.tsx')).map(nameOf)
  expect(components.filter((name) => !(name in parts))).toEqual(exhibits.map(({ name }) => name))
  expect(Object.values(parts).filter((whole) => !components.includes(whole))).toEqual([])
})

test.each(exhibits)('$name is shown in states that have a name in both languages', ({ exhibit }) => {
  const states = Object.keys(exhibit.states ?? {})
  expect(states.length + (exhibit.interactive ? 1 : 0)).toBeGreaterThan(0)
  expect(states.filter((state) => !(state in chineseStates))).toEqual([])
})

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1, -'.tsx'.length)
}
