import i18next from 'i18next'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as userCommands from '../../../../../commands/user-manage/user-list'
import user from '../../../../../src/entities/user-manage/user'
import { countedShortTitle, countedTitle, doneText } from '../../../../../src/client/engine/commands/counted-title'
import type { Target } from '../../../../../src/client/engine/parts/target'
import { withThings } from '../../../../../src/schema/counted'
import type { CommandInfo } from '../../../../../src/schema/registry'
import { countedTitle as onServer } from '../../../../../src/server/base/command-title'

const files = import.meta.glob<Record<string, string>>('/locales/*/{console,done,user-manage}.json', {
  eager: true,
  import: 'default',
})
const textsIn = (language: string) =>
  Object.fromEntries(
    Object.entries(files).flatMap(([file, texts]) => (file.includes(`/${language}/`) ? Object.entries(texts) : [])),
  )

beforeAll(() =>
  i18next.init({
    lng: 'en',
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: { en: { translation: textsIn('en') }, zh: { translation: textsIn('zh') } },
  }),
)
vi.stubGlobal('navigator', { languages: ['en'] })
afterAll(() => vi.unstubAllGlobals())

const info = (name: keyof typeof userCommands) =>
  ({ id: `user-manage.user-list.${name}`, name, command: userCommands[name] }) as unknown as CommandInfo
const rows = (...known: { id: number; nickname?: string }[]): Target => ({
  kind: 'rows',
  entity: user,
  ids: known.map(({ id }) => id),
  known: known.filter(({ nickname }) => nickname).map((row) => ({ version: 1, ...row })),
})
const many: Target = {
  kind: 'query',
  entity: user,
  query: { filters: {}, page: 'user-manage.user-list', zone: 'UTC' },
  except: [],
  expectedCount: 12_000,
  known: [],
}

describe('Every button, confirmation and toast says verb and object with the count: “Ban 2 users”, never “Ban from a function (2)”', () => {
  test.each([
    ['en', rows({ id: 1 }, { id: 2 }), 'Ban 2 users', 'Lift the ban of 2 users'],
    ['en', rows({ id: 1 }), 'Ban 1 user', 'Lift the ban of 1 user'],
    ['en', rows({ id: 1, nickname: 'Ann' }), 'Ban “Ann”', 'Lift the ban of “Ann”'],
    ['en', many, 'Ban 12,000 users', 'Lift the ban of 12,000 users'],
    ['zh', rows({ id: 1 }, { id: 2 }), '封禁 2 名用户', '解除 2 名用户的封禁'],
    ['zh', rows({ id: 1, nickname: '小明' }), '封禁“小明”', '解除“小明”的封禁'],
  ])('%s', async (language, target, ban, lift) => {
    await i18next.changeLanguage(language)
    expect(countedTitle(info('ban'), target)).toBe(ban)
    expect(countedTitle(info('liftBan'), target)).toBe(lift)
  })

  test.each([
    ['en', rows({ id: 1 }, { id: 2 }), '2 users banned', 'Ban of 2 users lifted'],
    ['en', rows({ id: 1, nickname: 'Ann' }), '“Ann” banned', 'Ban of “Ann” lifted'],
    ['en', many, '12,000 users banned', 'Ban of 12,000 users lifted'],
    ['zh', rows({ id: 1 }, { id: 2 }), '已封禁 2 名用户', '已解除 2 名用户的封禁'],
    ['zh', rows({ id: 1, nickname: '小明' }), '已封禁“小明”', '已解除“小明”的封禁'],
  ])('and a message what was done: %s', async (language, target, ban, lift) => {
    await i18next.changeLanguage(language)
    expect(doneText(info('ban'), target)).toBe(ban)
    expect(doneText(info('liftBan'), target)).toBe(lift)
  })

  test.each([
    ['en', 'Ban “Ada Lovelace”', '“Ada Lovelace” banned'],
    ['zh', '封禁“Ada Lovelace”', '已封禁“Ada Lovelace”'],
  ])('one record is called by its name where nothing but its number was given: %s', async (language, title, done) => {
    await i18next.changeLanguage(language)
    expect(countedTitle(info('ban'), rows({ id: 1 }), 1, 'Ada Lovelace')).toBe(title)
    expect(doneText(info('ban'), rows({ id: 1 }), 1, 'Ada Lovelace')).toBe(done)
    expect(doneText(info('ban'), rows({ id: 1 }, { id: 2 }), 1, 'Ada Lovelace')).not.toContain('Ada')
  })

  test('a message names what it was done to where no form of words says so', async () => {
    await i18next.changeLanguage('en')
    const note = info('addNote')
    expect(doneText(note, rows({ id: 1, nickname: 'Ann' }))).toBe('Add staff note, “Ann”: done')
    expect(doneText(note, { kind: 'none' })).toBe('Add staff note: done')
  })

  test('it counts what can be done, where some of what is selected cannot', async () => {
    await i18next.changeLanguage('en')
    expect(countedTitle(info('disable'), rows({ id: 1 }, { id: 2 }, { id: 3 }), 2)).toBe('Disable 2 users')
  })

  test('a button on one row needs no count, and one on several says it', () => {
    expect(countedShortTitle(info('ban'), rows({ id: 1, nickname: 'Ann' }))).toBe('Ban user')
    expect(countedShortTitle(info('ban'), rows({ id: 1 }, { id: 2 }))).toBe('Ban 2 users')
  })

  test('a job is called so by the server too', () => {
    expect(onServer({ ...info('ban'), command: { on: 'rows', entity: user } }, 12_000, 'en')).toBe('Ban 12,000 users')
    expect(onServer({ ...info('ban'), command: { on: 'rows', entity: user } }, 2, 'zh')).toBe('封禁 2 名用户')
  })
})

test('Chinese and Latin writing are set apart where they meet, and nowhere else', () => {
  expect(withThings('发布{{things}}的译文', '2 个 CDN')).toBe('发布 2 个 CDN 的译文')
  expect(withThings('Take {{things}} down', '2 ads')).toBe('Take 2 ads down')
})
