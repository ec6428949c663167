import { describe, expect, test } from 'vitest'
import { gridKeys } from '../../../../../../../src/client/engine/grid/grid-keys'
import {
  conflictOf,
  type ShortcutLine,
} from '../../../../../../../src/client/pages/system/profile/index/shortcut-conflicts'

const grid = gridKeys.map(({ id, keys, command }): ShortcutLine => {
  return { id, keys, scope: 'list', title: command.name, page: '', modes: command.modes }
})
const ban: ShortcutLine = {
  id: 'users.ban',
  keys: 'b',
  scope: 'page',
  place: 'users',
  title: 'Ban',
  page: 'Users',
  isOnList: true,
}
const publish: ShortcutLine = { ...ban, id: 'push.publish', keys: 'x', isOnList: false, place: 'push' }
const users: ShortcutLine = { id: 'users.go', keys: 'g u', scope: 'global', title: 'Users', page: '' }
const lines = [users, ban, publish, ...grid]
const against = (id: string, keys: string, own: Record<string, string | null> = {}) => {
  const found = conflictOf(lines, own, id, keys)
  return found && [found.kind, found.ids.find((other) => other !== id)]
}

describe('a key of the grid', () => {
  test('cannot be one that the grid has already in the same place', () => {
    expect(against('grid.toggle', 's')).toEqual(['duplicate', 'grid.sort'])
  })

  test('can be one that works elsewhere in the grid only', () => {
    expect(against('grid.toggle', '0')).toBeUndefined()
    expect(against('grid.hideColumn', 'p')).toBeUndefined()
  })

  test('cannot be that of a command of a list, which would never be reached', () => {
    expect(against('grid.toggle', 'b')).toEqual(['duplicate', 'users.ban'])
    expect(against('grid.toggle', 'b', { 'users.ban': 'Shift+b' })).toBeUndefined()
  })

  test('cannot be what other shortcuts begin with, nor a sequence', () => {
    expect(against('grid.toggle', 'g')).toEqual(['shadow', 'users.go'])
    expect(conflictOf(lines, {}, 'grid.toggle', 't t')?.kind).toBe('sequence')
  })

  test('cannot be what the browser keeps', () => {
    expect(conflictOf(lines, {}, 'grid.toggle', 'Mod+w')?.kind).toBe('reserved')
  })
})

test('a command of a list cannot have a key of the grid, that of another page can', () => {
  expect(against('users.ban', 'x')).toEqual(['duplicate', 'grid.toggle'])
  expect(against('users.ban', 'x', { 'grid.toggle': null, 'grid.selectColumn': null })).toBeUndefined()
  expect(against('push.publish', 's')).toBeUndefined()
})
