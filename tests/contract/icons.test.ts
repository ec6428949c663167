import { expect, test } from 'vitest'
import { declaredIcons, isDrawn } from '../../src/run/support/declared-icons/declared-icons'
import { registry } from '../../src/server/base/declarations'

test('every icon that a section, a page or a command names is drawn', () => {
  expect(declaredIcons().filter(({ name }) => !isDrawn(name))).toEqual([])
})

test('the drawings that the console fetches are those of all sections, pages and commands', () => {
  const fetched = new Set(declaredIcons().map(({ name }) => name))
  const shown = [
    ...[...registry.sections.values()].map(({ id, section }) => [id, section.icon] as const),
    ...[...registry.pages.values()].map(({ id, page }) => [id, page.icon] as const),
    ...[...registry.commands.values()].map(({ id, command }) => [id, command.icon] as const),
  ]
  expect(shown.filter(([, icon]) => icon !== undefined && !fetched.has(icon))).toEqual([])
})
