import { expect, test } from 'vitest'
import { chooseLanguage, defaultSettings, parseSettings } from '../../../../../src/client/base/settings/settings'

test('flags: settings panel, tags view, sidebar logo on; fixed header off', () => {
  expect(parseSettings(null)).toMatchObject({
    size: 'small',
    themeColour: '#6eb3f9',
    settingsPanel: true,
    tagsView: true,
    sidebarLogo: true,
    fixedHeader: false,
  })
})

test('what was chosen stands after a reload', () => {
  const chosen = {
    ...defaultSettings,
    language: 'zh',
    size: 'mini',
    appearance: 'dark',
    timezone: 'Asia/Shanghai',
    keys: { a: null },
  }
  expect(parseSettings(JSON.stringify(chosen))).toEqual(chosen)
})

test.each([
  ['size', 'huge'],
  ['themeColour', 'red; background: url(//evil)'],
  ['timezone', 'Mars/Olympus'],
  ['keys', ['g']],
  ['tagsView', 'yes'],
])('a %s that cannot be (%j) falls back to the default', (name, value) => {
  expect(parseSettings(JSON.stringify({ [name]: value }))).toEqual(defaultSettings)
})

test('broken memory is no error', () => {
  expect(parseSettings('{"size":')).toEqual(defaultSettings)
})

test.each([
  ['zh', ['en-US'], 'zh'],
  [null, ['fr-FR', 'zh-TW', 'en'], 'zh'],
  [null, ['en-GB'], 'en'],
  [null, ['fr'], 'en'],
  [null, [], 'en'],
] as const)('chosen %s with a browser of %j speaks %s', (chosen, browser, language) => {
  expect(chooseLanguage(chosen, browser)).toBe(language)
})
