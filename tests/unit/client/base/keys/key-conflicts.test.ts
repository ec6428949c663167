import { expect, test } from 'vitest'
import { findConflicts } from '../../../../../src/client/base/keys/key-conflicts'
import type { DeclaredKey } from '../../../../../src/client/base/keys/key-conflicts'
import { describeKeys } from '../../../../../src/client/base/keys/key-notation'

function kinds(...declared: [keys: string, scope: DeclaredKey['scope'], place?: string][]): string[] {
  return findConflicts(
    declared.map(([keys, scope, place], index) => ({ id: String(index), keys, scope, ...(place ? { place } : {}) })),
  ).map(({ kind, ids }) => `${kind} ${ids.join(',')}`)
}

test('the same key twice in one scope is a conflict', () => {
  expect(kinds(['g u', 'global'], ['g u', 'global'])).toEqual(['duplicate 0,1'])
})

test('the same key on two pages is none', () => {
  expect(kinds(['b', 'list', 'user-manage.user-list'], ['b', 'list', 'movie-manage.series-list'])).toEqual([])
})

test('an inner scope may take a key over', () => {
  expect(kinds(['e', 'global'], ['e', 'list'])).toEqual([])
})

test('a key that begins a sequence shadows it, across the scopes that live together', () => {
  expect(kinds(['g', 'list'], ['g u', 'global'])).toEqual(['shadow 0,1'])
})

test('a dialog has its own keys', () => {
  expect(kinds(['g', 'dialog'], ['g u', 'global'])).toEqual([])
})

test.each(['Mod+T', 'F5', 'Alt+ArrowLeft', 'Ctrl+Space', 'Shift+Space', 'Alt+F', 'Ctrl+Alt+K', 'g Mod+W', 'Meta+Q'])(
  '%s never reaches the page',
  (keys) => {
    expect(kinds([keys, 'global'])).toEqual(['reserved 0'])
  },
)

test.each(['Mod+K', 'F8', '?', 'g u', 'Shift+X', 'Mod+Enter', 'Mod+S', '/'])('%s is free', (keys) => {
  expect(kinds([keys, 'global'])).toEqual([])
})

test('a shortcut reads as its keyboard shows it', () => {
  expect(describeKeys('Mod+Shift+K', true)).toEqual([['⌘', '⇧', 'K']])
  expect(describeKeys('Mod+Enter', false)).toEqual([['Ctrl', '↵']])
  expect(describeKeys('g u', false)).toEqual([['G'], ['U']])
})
