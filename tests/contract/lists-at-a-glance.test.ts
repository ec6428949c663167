import { describe, expect, test, vi } from 'vitest'
import { readFileSync, readdirSync } from 'node:fs'
import { arrangedColumns, stateColumn, withDrawn } from '../../src/client/engine/kinds/list/arranged-columns'
import type { DeclaredList } from '../../src/client/engine/parts/list-definition'
import { openingFilters } from '../../src/client/engine/parts/list-url'
import { pathTitle } from '../../src/client/engine/parts/path-title'
import { isLimitedByQuery } from '../../src/client/engine/declared/scope-from-url'
import { orderFieldOf } from '../../src/fields/field-traits'
import { apart } from '../../src/schema/spaced'
import { orderedWithin } from '../../src/schema/ordered-within'
import { isListing } from '../../src/schema/page'
import { registry } from '../../src/server/base/declarations'

vi.mock('../../src/client/engine/declared/registry', () => import('../../src/server/base/declarations'))

const lists = [...registry.pages.values()].flatMap(({ id, page }): (readonly [name: string, list: DeclaredList])[] => [
  ...(isListing(page) ? [[id, page] as const] : []),
  ...('related' in page ? (page.related ?? []) : []).map((tab) => [`${id}#${tab.key}`, tab] as const),
])

const locales = new URL('../../locales/', import.meta.url).pathname
const captions = new Map(
  ['en', 'zh'].map((language) => {
    const files = readdirSync(`${locales}${language}`).filter((file) => file.endsWith('.json'))
    const texts = files.map((file) => JSON.parse(readFileSync(`${locales}${language}/${file}`, 'utf8')) as object)
    return [language, Object.assign({}, ...texts) as Readonly<Record<string, string>>]
  }),
)

function titleIn(language: string, list: DeclaredList, path: string): string {
  return pathTitle(list, path, (id, params = {}) => {
    const text = captions.get(language)?.[id] ?? id
    return Object.entries(params).reduce((filled, [name, value]) => filled.replace(`{{${name}}}`, value), text)
  })
}

describe.each(lists)('the list %s', (_name, list) => {
  const { paths, hidden, lead } = arrangedColumns(list)
  const shown = paths.filter((path) => !hidden.has(path))

  test('has one thing that is read first, at its start or after its place', () => {
    expect(lead).toBeDefined()
    expect(shown.indexOf(lead!.name)).toBeLessThanOrEqual(1)
  })

  test('tells how a record stands beside its name', () => {
    expect(shown.indexOf(stateColumn(list) ?? '')).toBeLessThanOrEqual(2)
  })

  test('keeps every column that it declares, and exports them all but the picture of the name', () => {
    expect([...paths].sort()).toEqual([...list.columns, ...(list.moreColumns ?? [])].sort())
    const exported = list.columns.filter((path) => path !== lead?.picture)
    expect([...withDrawn(list, shown)].sort()).toEqual([...exported].sort())
  })

  test('has Chinese titles that say no word twice and set Latin letters apart', () => {
    const titles = paths.map((path) => titleIn('zh', list, path))
    expect(titles.filter((title) => /(\p{Script=Han}{2,})\1/u.test(title) || apart(title) !== title)).toEqual([])
  })

  test('opens with filters that it offers and that can be read', () => {
    const declared = Object.keys(list.opensWith ?? {})
    expect(Object.keys(openingFilters(list))).toEqual(declared)
    expect([...(list.filters ?? []), ...(list.moreFilters ?? [])]).toEqual(expect.arrayContaining(declared))
  })

  test.each(['en', 'zh'])('calls its columns by words, each by its own, in %s', (language) => {
    const titles = shown.map((path) => titleIn(language, list, path))
    expect(titles.filter((title) => title.includes(' · '))).toEqual([])
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  })
})

test('An arrangement that its address may limit to one of several orders opens at one', () => {
  const arrangements = [...registry.pages.values()].flatMap((info) =>
    isListing(info.page) && info.page.kind === 'layout' && isLimitedByQuery(info) ? [info.page] : [],
  )
  expect(arrangements.map(({ within }) => String(within))).toContain('plate')
  expect(arrangements.filter((page) => !orderedWithin(page).includes(String(page.within)))).toEqual([])
})

test('What is drawn under a name is no value that needs a cell of its own to be told', () => {
  const cells = readdirSync(new URL('../../src/client/records', import.meta.url), { recursive: true }).map(String)
  const raw = [...registry.entities.values()].filter(({ name, lead }) =>
    cells.includes(`${name}/${lead?.also}.cell.tsx`),
  )
  expect(raw.map(({ name, lead }) => `${name}.${lead?.also}`)).toEqual([])
})

test('a name that is for staff alone has beside it what viewers read in its place, in the reader’s language', () => {
  const wrong = [...registry.entities.values()].filter(({ label, lead, fields }) => {
    const isForStaff = label === 'name' && fields.name?.type === 'string' && fields.title?.type === 'captions'
    const isListed = lists.some(([, { entity, columns }]) => entity.fields === fields && columns.includes('title'))
    return isForStaff && lead?.also === undefined && !isListed
  })
  expect(wrong.map(({ name }) => name)).toEqual([])
})

const placed = [...registry.entities.values()].flatMap((entity) => {
  const by = entity.ordered?.by ?? orderFieldOf(entity)
  const groups = (entity.unique ?? []).filter((fields) => by !== undefined && fields.includes(by))
  return groups.map(
    (fields) => [entity.name, entity.ordered, { by, within: fields.filter((name) => name !== by) }] as const,
  )
})

test.each(placed)('a place of %s is one within what it is taken once of', (_name, ordered, taken) => {
  expect(ordered).toEqual(taken)
})
