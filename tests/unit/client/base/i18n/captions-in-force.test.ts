import i18next from 'i18next'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

type Captions = typeof import('../../../../../src/client/base/i18n/captions-in-force')
let captions: Captions
const currentCaption = () => captions.currentCaption()
const hasCaption = (key: string) => captions.hasCaption(key)

const add = (language: string, texts: Readonly<Record<string, string>>) => {
  i18next.addResourceBundle(language, 'translation', texts, false, true)
  captions.captionsAdded(texts)
}
const heard = vi.fn()
let stop = () => {}

beforeAll(async () => {
  // Its own state, and that of i18next, are nobody else's.
  vi.resetModules()
  captions = await import('../../../../../src/client/base/i18n/captions-in-force')
  await i18next.init({
    lng: 'en',
    fallbackLng: 'en',
    resources: {},
    keySeparator: false,
    nsSeparator: false,
  })
  captions.followCaptions()
})
beforeEach(async () => {
  await i18next.changeLanguage('en')
  add('en', { 'shell.refresh': 'Refresh', 'list.count': '{{count}} rows', 'list.count_one': '{{count}} row' })
  heard.mockClear()
  stop = captions.onCaptions(heard)
})
afterEach(() => stop())

test('texts of which none was asked for change nothing for what is on screen', () => {
  const before = currentCaption()
  expect(before('shell.refresh')).toBe('Refresh')
  add('en', { 'other.title': 'Other' })
  expect(currentCaption()).toBe(before)
  expect(heard).not.toHaveBeenCalled()
})

test('a text that was missing when somebody asked is told of when it comes', () => {
  expect(currentCaption()('late.title')).toBe('late.title')
  add('en', { 'late.title': 'Late' })
  expect(heard).toHaveBeenCalledOnce()
  expect(currentCaption()('late.title')).toBe('Late')
})

test('so is one that somebody asked for with a number, or whether it is there', () => {
  expect(currentCaption()('late.count', { count: 1 })).toBe('late.count')
  add('en', { 'late.count_one': '{{count}} row' })
  expect(currentCaption()('late.count', { count: 1 })).toBe('1 row')
  expect(hasCaption('late.note')).toBe(false)
  add('en', { 'late.note': 'Note' })
  expect(hasCaption('late.note')).toBe(true)
  expect(heard).toHaveBeenCalledTimes(2)
})

test('another text in place of one that was shown is shown', () => {
  expect(currentCaption()('shell.refresh')).toBe('Refresh')
  add('en', { 'shell.refresh': 'Load again' })
  expect(heard).toHaveBeenCalledOnce()
  expect(currentCaption()('shell.refresh')).toBe('Load again')
})

test('another language is in force at once, numbers and all', async () => {
  expect(currentCaption()('list.count', { count: 1 })).toBe('1 row')
  add('zh', { 'shell.refresh': '刷新', 'list.count': '{{count}} 行' })
  await i18next.changeLanguage('zh')
  expect(currentCaption()('shell.refresh')).toBe('刷新')
  expect(currentCaption()('list.count', { count: 1 })).toBe('1 行')
})
