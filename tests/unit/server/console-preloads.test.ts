import { expect, test } from 'vitest'
import type { PageInfo } from '../../../src/schema/registry'
import { consolePreloads } from '../../../src/server/console-preloads'

const manifest = JSON.stringify({
  'index.html': { file: 'assets/index.js', imports: ['_sign-in.js'] },
  '_sign-in.js': { file: 'assets/sign-in.js', css: ['assets/sign-in.css'] },
  '_shell-Ab1.js': {
    file: 'assets/shell.js',
    name: 'shell',
    imports: ['_sign-in.js', '_icons.js'],
    css: ['assets/shell.css'],
  },
  'locales/zh/shell.json': { file: 'assets/words-of-shell.js', name: 'shell' },
  '_icons.js': { file: 'assets/icons.js' },
  '_section-users-Ab1.js': { file: 'assets/users.js', name: 'section-users' },
  '_section-cash-Ab1.js': { file: 'assets/cash.js', name: 'section-cash' },
  'virtual:words/en/users': { file: 'assets/words-en.js' },
  'virtual:words/zh/users': { file: 'assets/words-zh.js' },
})
const page = (path: string, section: string) => [path, { path, section: { id: section } } as PageInfo] as const
const preloads = consolePreloads(
  manifest,
  new Map([page('/users/list', 'users'), page('/both/a', 'users'), page('/both/b', 'cash')]),
)
const filesOf = (links: string) => [...links.matchAll(/href="([^"]+)"/g)].map(([, file]) => file)

test('a page is told of its section’s files, with the words of one language, and not of what it names itself', () => {
  expect(filesOf(preloads('/users/list', 'zh'))).toEqual([
    '/assets/shell.js',
    '/assets/shell.css',
    '/assets/users.js',
    '/assets/words-zh.js',
    '/assets/icons.js',
  ])
  expect(filesOf(preloads('/users/5', 'en'))).toContain('/assets/words-en.js')
})

test('a style sheet is fetched as one, and a script as a module', () => {
  const links = preloads('/users/list', 'en')
  expect(links).toContain('<link rel="preload" as="style" crossorigin href="/assets/shell.css">')
  expect(links).toContain('<link rel="modulepreload" crossorigin href="/assets/shell.js">')
})

test('an address that could be of several sections, or of none, is told of nothing', () => {
  expect(preloads('/both/a', 'en')).toBe('')
  expect(preloads('/elsewhere', 'en')).toBe('')
})
