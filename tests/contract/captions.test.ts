import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { registry } from '../../src/server/base/declarations'

const root = new URL('../../locales/', import.meta.url)
const filesOf = (language: string): string[] => readdirSync(new URL(`${language}/`, root)).sort()
const read = (language: string, file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`${language}/${file}`, root), 'utf8')) as Record<string, unknown>
const placeholders = (text: unknown): string[] =>
  String(text)
    .match(/\{\{\w+(, number)?\}\}/g)
    ?.sort() ?? []

const isNoSingular = (key: string) => !key.endsWith('_one')
const plural = (key: string) => key.replace(/_one$/, '')

test('both languages have the same files', () => {
  expect(filesOf('zh')).toEqual(filesOf('en'))
})

describe.each(filesOf('en'))('%s', (file) => {
  const [en, zh] = [read('en', file), read('zh', file)]

  test('is complete in both languages', () => {
    // Chinese has no plurals, so what English says of one thing alone has no counterpart.
    expect(Object.keys(zh).sort()).toEqual(Object.keys(en).filter(isNoSingular).sort())
  })

  test('holds flat, written texts', () => {
    const bad = [...Object.entries(en), ...Object.entries(zh)].filter(
      ([, text]) => typeof text !== 'string' || !text.trim(),
    )
    expect(bad).toEqual([])
  })

  test('says the same values in both languages', () => {
    const differing = Object.keys(en).filter(
      (key) => placeholders(en[key]).join() !== placeholders(zh[plural(key)]).join(),
    )
    expect(differing).toEqual([])
  })
})

test('no caption is given twice', () => {
  const keys = filesOf('en').flatMap((file) => Object.keys(read('en', file)))
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

test('no English caption reads like a name in code', () => {
  const captions = filesOf('en').flatMap((file) => Object.entries(read('en', file) as Record<string, string>))
  const likeCode = /\w UP\b|^Ok$|\bAvg\b|\b[A-Z]\w* no$/
  const fine = new Set(['Yes or no'])
  expect(captions.filter(([, text]) => likeCode.test(text) && !fine.has(text))).toEqual([])
})

test('Chinese stands apart from Latin letters and figures, and its brackets are its own', () => {
  const captions = filesOf('zh').flatMap((file) => Object.entries(read('zh', file) as Record<string, string>))
  // A word with a letter in it, and what is typed as an example of a time, are written in one.
  const asOne = /\{\{[^}]*\}\}|UP主|\d(?:天|小时)[前后]/g
  const touching = /\p{Script=Han}[\p{Script=Latin}\d(]|[\p{Script=Latin}\d%)]\p{Script=Han}/u
  expect(captions.filter(([, text]) => touching.test(text.replace(asOne, '')))).toEqual([])
})

/** What the reader has typed or looks up by number, and what there is no record of. */
const byNumber = new Set([
  'error.notFound',
  'palette.goToRecord',
  'app-manage.ids.video',
  'develop-manage.sparrow.lookUp.found',
  'staff-manage.audit-log.verify.altered',
  'staff-manage.audit-log.verify.missing',
  'staff-manage.audit-log.verify.beside',
])

test('a sentence calls people and records by name, never by the number that they are kept under', () => {
  const captions = filesOf('en').flatMap((file) => Object.entries(read('en', file) as Record<string, string>))
  const numbered = captions.filter(([key, text]) => text.includes('{{id}}') && !byNumber.has(key))
  expect(numbered).toEqual([])
})

test('Chinese speaks to users of the app as 您, and to staff as 你', () => {
  const captions = filesOf('zh').flatMap((file) => Object.entries(read('zh', file) as Record<string, string>))
  const toUsers =
    /(^|\.)told(\.|Title)|^mail\.(emailChange|personalData|confirmPage|receipt)|punishedT|askedMore|statementT|^live-manage\.appeal(Upheld|Granted)|^visibility\.answer/
  // The product gives these two sentences as they are.
  const given = new Set(['shell.refreshSure', 'shell.closeSure'])
  const wrong = captions.filter(([key, text]) => text.includes(toUsers.test(key) ? '你' : '您') && !given.has(key))
  expect(captions.filter(([key]) => toUsers.test(key)).length).toBeGreaterThan(40)
  expect(wrong).toEqual([])
})

test('a page that adds records and edits them says which it does, as it is opened', () => {
  const captions = new Map(filesOf('en').flatMap((file) => Object.entries(read('en', file) as Record<string, string>)))
  const both = [...captions].filter(([, text]) => text.startsWith('Add or edit '))
  const told = both.map(([id]) => [captions.get(`${id}.adding`), captions.get(`${id}.editing`)])
  expect(told).toEqual(
    both.map(([, text]) => [text.replace('Add or edit', 'Add'), text.replace('Add or edit', 'Edit')]),
  )
  expect(both.length).toBeGreaterThan(5)
})

test('a form that a record is opened in is not called by the adding of one', () => {
  const captions = new Map(filesOf('en').flatMap((file) => Object.entries(read('en', file) as Record<string, string>)))
  const forms = [...registry.pages.values()].filter(({ page }) => page.kind === 'form' && page.openedBy?.includes('id'))
  const titles = forms.map(({ id }) => captions.get(`${id}.editing`) ?? captions.get(id) ?? '')
  expect(titles.filter((title) => /^(Add|New|Create)\b/.test(title))).toEqual([])
  expect(titles.filter((title) => title.startsWith('Edit ')).length).toBeGreaterThan(10)
})
