import { describe, expect, test } from 'vitest'
import { derive } from '../../../commands/derived'
import { declaredSections } from '../../../src/run/support/sections/declared-sections'
import { sectionNeeds } from '../../../src/run/support/sections/section-needs'
import { addDeclarations, emptyRegistry, type Declarations } from '../../../src/schema/registry'
import { registry } from '../../../src/server/base/declarations'

const modules = {
  entities: import.meta.glob('/src/entities/*/*.ts', { eager: true }),
  pages: import.meta.glob(['/src/pages/**/*.ts', '!**/section.ts', '!**/presets/**'], { eager: true }),
  commands: import.meta.glob(['/commands/**/*.ts', '!/commands/derived.ts', '!**/packs/**'], { eager: true }),
} as unknown as Omit<Declarations, 'sections'>
const { files, words, directory } = declaredSections()
const written = new Set(
  Object.values(
    import.meta.glob<Record<string, string>>('/locales/en/*.json', { eager: true, import: 'default' }),
  ).flatMap((captions) => Object.keys(captions)),
)
const sections = Object.keys(files)

/** The modules that travel with a section. */
function modulesOf(section: string): Omit<Declarations, 'sections'> {
  const pick = <T>(found: Readonly<Record<string, T>>, wanted: readonly string[] = []) =>
    Object.fromEntries(wanted.map((file) => [`/${file}`, found[`/${file}`]!]))
  const { pages, commands, entities } = files[section]!
  return {
    pages: pick(modules.pages, pages),
    commands: pick(modules.commands, commands),
    entities: pick(modules.entities, entities),
  }
}

describe('a section that is loaded alone', () => {
  test.each(sections)('%s has its pages and commands as the whole registry has them, with their records', (section) => {
    const alone = emptyRegistry(registry.sections)
    addDeclarations(alone, modulesOf(section), derive)
    const own = [...registry.pages.values()].filter((info) => info.section.id === section)
    expect(own.map(({ id }) => alone.pages.get(id))).toEqual(own)
    const commands = [...registry.commands.values()].filter(({ page }) => page.section.id === section)
    expect(commands.map(({ id }) => alone.commands.get(id)?.permission)).toEqual(
      commands.map(({ permission }) => permission),
    )
    const { entities, stepped } = sectionNeeds(registry, section)
    expect([...entities, ...stepped].filter(({ name }) => alone.entities.get(name) === undefined)).toEqual([])
  })

  test.each(sections)('%s has what is written of its pages and of the fields of its records', (section) => {
    const has = (id: string) => id in words.en[section]! || id in words.en['']!
    const { pages, entities } = sectionNeeds(registry, section)
    const fields = [...entities].flatMap(({ name, fields }) => Object.keys(fields).map((field) => `${name}.${field}`))
    expect([...[...pages].map(({ id }) => id), ...fields].filter((id) => written.has(id) && !has(id))).toEqual([])
  })
})

test('two sections loaded one after the other are as if they had come together', () => {
  const growing = emptyRegistry(registry.sections)
  for (const section of sections) addDeclarations(growing, modulesOf(section), derive)
  const [first] = growing.pages.values()
  for (const section of sections) addDeclarations(growing, modulesOf(section), derive)
  expect([...growing.commands.keys()].sort()).toEqual([...registry.commands.keys()].sort())
  expect(growing.pages.get(first?.id ?? '')).toBe(first)
})

test('the directory knows every record, and a section for each that a page needs', () => {
  expect(Object.keys(directory.entities).sort()).toEqual([...registry.entities.keys()].sort())
  const shown = [...registry.pages.values()].flatMap(({ page }) => page.entity?.name ?? [])
  expect(shown.filter((name) => directory.entities[name]?.section === undefined)).toEqual([])
})
