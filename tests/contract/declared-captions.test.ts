import { expect, test } from 'vitest'
import type { Command } from '../../src/schema/command'
import type { Entity } from '../../src/schema/entity'
import { captionIdsOf, withMembers, type Field } from '../../src/schema/field'
import type { Page } from '../../src/schema/page'
import { panelsOf } from '../../src/schema/panel'
import { countedCaptionIds, countedThingsId, doneCaptionId } from '../../src/schema/counted'
import { registry } from '../../src/server/base/declarations'

const files = import.meta.glob<Record<string, string>>('/locales/en/*.json', { eager: true, import: 'default' })
const chinese = import.meta.glob<Record<string, string>>('/locales/zh/*.json', { eager: true, import: 'default' })
const [english, translated] = [files, chinese].map(
  (each) => Object.assign({}, ...Object.values(each)) as (typeof files)[string],
)
const captions = new Set(Object.values(files).flatMap((file) => Object.keys(file)))
const textsOf = (id: string): string[] => [english?.[id] ?? '', translated?.[id] ?? '']
const unwritten = (ids: Iterable<string>): string[] => [...new Set(ids)].filter((id) => !captions.has(id))

test('every section and page has a title, and every tab and group of fields of a page', () => {
  const titles = [...registry.pages.values()].flatMap(({ id, page }) => [
    id,
    ...[...partsOf(page), ...(page.rights ?? [])].map((part) => `${id}.${part}`),
  ])
  expect(unwritten([...registry.sections.keys(), ...titles])).toEqual([])
})

test('every panel of a page has a title in both languages', () => {
  const panels = [...registry.pages.values()].flatMap(({ page }) => panelsOf(page))
  const ids = panels.filter(({ by }) => by !== undefined).map(({ key }) => `panel.${key}`)
  expect(ids.length).toBeGreaterThan(20)
  expect([...new Set(ids)].filter((id) => !textsOf(id).every((text) => text !== ''))).toEqual([])
})

test('every record has a title, and every field, code and state of it', () => {
  expect(unwritten([...registry.entities.values()].flatMap(captionsOf))).toEqual([])
})

test('every declared command has a title, and every command a caption for each argument of its own and its members', () => {
  const commands = [...registry.commands.values()]
  const titles = commands.filter(({ name }) => !derived.has(name)).map(({ id }) => id)
  const args = commands.flatMap(({ id, command }) =>
    ownArguments(command).map(([name]) => [`${id}.${name}`, `ask.${name}`]),
  )
  expect(unwritten(titles)).toEqual([])
  expect(args.filter((ids) => unwritten(ids).length === ids.length)).toEqual([])
})

test('every command on rows says verb and object with the count: “Ban 2 users”, never “Ban from a function (2)”', () => {
  const onRows = [...registry.commands.values()].filter(({ command }) => command.on === 'rows')
  const ids = onRows.map((info) => countedCaptionIds(info).find((id) => captions.has(id)) ?? info.id)
  const objects = onRows.flatMap(({ command }) => (command.entity ? [countedThingsId(command.entity)] : []))
  expect(ids.filter((id) => !textsOf(id).every((text) => text.split('{{things}}').length === 2))).toEqual([])
  expect(unwritten(objects.flatMap((id) => [id, `${id}_one`]))).toEqual([])
})

test('what every such command has done is said with verb, object and count: “2 users banned”, never “Ban 2 users: done”', () => {
  const counted = [...registry.commands.values()].flatMap(
    (info) => countedCaptionIds(info).find((id) => captions.has(id)) ?? [],
  )
  expect(counted.length).toBeGreaterThan(1_000)
  const ids = counted.map(doneCaptionId)
  expect(ids.filter((id) => !textsOf(id).every((text) => text.split('{{things}}').length === 2))).toEqual([])
})

test('every code that a command offers as a choice of its own has a caption', () => {
  const codes = [...registry.commands.values()]
    .flatMap(({ command }) => ownArguments(command))
    .flatMap(([name, field]) => codesOf(field).map((code) => `ask.${name}.${code}`))
  expect(unwritten(codes)).toEqual([])
})

test('what the server does by itself is told in words where it is audited', () => {
  const sources = import.meta.glob<string>('/src/server/**/*.ts', { eager: true, query: '?raw', import: 'default' })
  const codes = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/asSystem\(services, '([^']+)'/g)].map(([, code = '']) => code),
  )
  expect(codes.length).toBeGreaterThan(5)
  // Moves that the clock makes are named as such, all of them alike.
  const own = codes.filter((code) => !/^\w+\.by[A-Z]\w*$/.test(code))
  expect(unwritten(own.map((code) => `happened.${code}`))).toEqual([])
})

/** The standard commands: captioned once for all pages. */
const derived = new Set(['go', 'new', 'edit', 'copy', 'delete', 'enable', 'disable', 'moveTo', 'import', 'export'])

function partsOf(page: Page): string[] {
  const tabs = 'related' in page ? (page.related ?? []) : []
  const groups = 'fieldsets' in page ? Object.keys(page.fieldsets ?? {}) : []
  return [...tabs.map((tab) => tab.key), ...groups]
}

function captionsOf({ name, fields, states }: Entity): string[] {
  const own = captionIdsOf(name, fields).flatMap(([id, declared]) => [
    id,
    ...codesOf(declared).map((code) => `${id}.${code}`),
  ])
  return [name, ...own, ...Object.keys(states ?? {}).map((state) => `${name}.state.${state}`)]
}

function ownArguments(command: Command): [string, Field][] {
  const asks = Object.entries(command.asks ?? {}).filter(([, field]) => !('caption' in field))
  return withMembers(Object.fromEntries(asks)).map(([path, field]) => [path, field])
}

function codesOf(field: Field): string[] {
  return field.type === 'enum' || field.type === 'enums' ? [...(field as Field & { of: readonly string[] }).of] : []
}
