import i18next from 'i18next'
import { beforeAll, expect, test, vi } from 'vitest'
import { rightTitle } from '../../../../../src/client/engine/commands/right-title'
import type { KnownCommand } from '../../../../../src/client/engine/commands/known-commands'

vi.stubGlobal('navigator', { languages: ['en'] })
const texts = import.meta.glob<Record<string, string>>('/locales/en/*.json', { eager: true, import: 'default' })
beforeAll(() =>
  i18next.init({
    lng: 'en',
    keySeparator: false,
    nsSeparator: false,
    resources: { en: { translation: Object.assign({}, ...Object.values(texts)) as Record<string, string> } },
  }),
)

const command = (id: string, permission: string, en: string) => [id, { id, permission, en } as KnownCommand] as const
const commands = new Map([
  command('user-manage.user-list.ban', 'UserManage:userList.ban', 'Ban user'),
  command('game-manage.list.showUses', 'GameManage:list.showUses', 'Show where it is used'),
  command('system.profile.switch', '', 'Switch view'),
  command('develop-manage.sparrow.call', 'DevelopManage:sparrow', 'Call operation'),
])

test('a right is told by what it is called, never by its code', () => {
  expect(rightTitle(commands, 'UserManage:userList.ban')).toBe('Ban user')
  expect(rightTitle(commands, 'UserManage:userList')).toBe('Users')
  expect(rightTitle(commands, 'UserManage:userList.edit')).toBe('Edit: Users')
})

test('a command that shares the right of its page is told by its own name', () => {
  expect(rightTitle(commands, 'DevelopManage:sparrow', 'develop-manage.sparrow.call')).toBe('Call operation')
})

test('what takes no right is called nothing, whichever commands need none either', () => {
  expect(rightTitle(commands, '')).toBeUndefined()
  expect(rightTitle(commands, 'login')).toBeUndefined()
})

test('a command that was called otherwise when it was run is told by its name of now', () => {
  expect(rightTitle(commands, 'GameManage:list', 'game-manage.list.whereUsed')).toBe('Show where it is used')
  expect(rightTitle(commands, 'GameManage:list.whereUsed')).toBe('Show where it is used')
})
