import { afterEach, describe, expect, test } from 'vitest'
import { readColumn, readDestination } from '../../../../../src/client/engine/grid/destination'
import { gridCommands } from '../../../../../src/client/engine/grid/grid-commands'
import { gridCommandOf, gridKeys, isGridKey, setGridKeys } from '../../../../../src/client/engine/grid/grid-keys'
import { chordOf, chordOfKeys, isComposing } from '../../../../../src/client/engine/grid/key-chord'
import { queryKey } from '../../../../../src/client/engine/grid/query-key'
import en from '../../../../../locales/en/grid.json'
import zh from '../../../../../locales/zh/grid.json'

const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
  chordOf({ key, code: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...more })

describe('chords', () => {
  test.each([
    [press('ArrowDown'), 'ArrowDown'],
    [press('ArrowDown', { shiftKey: true }), 'Shift+ArrowDown'],
    [press('a', { ctrlKey: true }), 'Mod+a'],
    [press('a', { metaKey: true }), 'Mod+a'],
    [press('ArrowLeft', { ctrlKey: true, shiftKey: true }), 'Mod+Shift+ArrowLeft'],
    [press(' '), 'Space'],
    [press('X', { shiftKey: true }), 'X'],
    [press(':', { shiftKey: true }), ':'],
  ])('%s is told as %s', (told, expected) => {
    expect(told).toBe(expected)
  })

  test('letters follow Shift, not Caps Lock', () => {
    expect(press('X')).toBe('x')
    expect(press('x', { shiftKey: true })).toBe('X')
  })

  test('a layout without Latin letters goes by the place of the key', () => {
    expect(press('о', { code: 'KeyJ' })).toBe('j')
  })

  test('keys of an input method are not ours, Safari included', () => {
    expect(isComposing({ isComposing: true, keyCode: 74, key: 'j' })).toBe(true)
    expect(isComposing({ isComposing: false, keyCode: 229, key: 'Enter' })).toBe(true)
    expect(isComposing({ isComposing: false, keyCode: 0, key: 'Process' })).toBe(true)
    expect(isComposing({ isComposing: false, keyCode: 74, key: 'j' })).toBe(false)
  })
})

describe('commands', () => {
  test('no key means two things in one mode', () => {
    const bound = gridCommands.flatMap(({ keys, modes }) =>
      modes.flatMap((mode) => keys.map((key) => `${mode} ${key}`)),
    )
    expect(new Set(bound).size).toBe(bound.length)
  })

  test('every command has a caption in both languages, and both languages have the same captions', () => {
    const captions = gridCommands.map(({ name }) => `grid.command.${name}`)
    expect(Object.keys(en)).toEqual(expect.arrayContaining(captions))
    expect(Object.keys(zh)).toEqual(Object.keys(en))
  })

  test('only moves and sizes repeat while their key is held', () => {
    expect(gridCommandOf('ArrowDown', 'row')?.repeatable).toBe(true)
    expect(gridCommandOf('x', 'row')?.repeatable).toBeUndefined()
    expect(gridCommandOf('Enter', 'row')?.repeatable).toBeUndefined()
  })

  test('Home means the first row to rows and the first column to cells', () => {
    expect(gridCommandOf('Home', 'row')?.name).toBe('home')
    expect(gridCommandOf('-', 'row')).toBeUndefined()
    expect(gridCommandOf('-', 'header')?.name).toBe('narrower')
  })
})

describe('where to go', () => {
  test.each([
    ['500000', { kind: 'row', index: 499_999 }],
    ['1,204,331', { kind: 'id', id: 1_204_331 }],
    ['12 000', { kind: 'row', index: 11_999 }],
    ['#42', { kind: 'id', id: 42 }],
    ['user-7', { kind: 'id', id: 'user-7' }],
    ['0', { kind: 'id', id: 0 }],
    ['  ', { kind: 'nothing' }],
    ['#', { kind: 'nothing' }],
  ])('%s', (text, expected) => {
    expect(readDestination(text, 1_000_000)).toEqual(expected)
  })
})

test('equal queries have equal keys, whatever the order of their filters', () => {
  expect(queryKey({ state: { is: ['ok'] }, name: undefined }, '-id')).toBe(queryKey({ state: { is: ['ok'] } }, '-id'))
  expect(queryKey({ a: 1, b: 2 })).toBe(queryKey({ b: 2, a: 1 }))
  expect(queryKey({ a: [1, 2] })).not.toBe(queryKey({ a: [2, 1] }))
  expect(queryKey({ a: 1 }, 'id')).not.toBe(queryKey({ a: 1 }, '-id'))
})

describe('keys of one’s own', () => {
  afterEach(() => setGridKeys({}, true))

  test('replace one key of a command and leave its others', () => {
    setGridKeys({ 'grid.toggle': 'Shift+t' }, true)
    expect(gridCommandOf('T', 'row')?.name).toBe('toggle')
    expect(gridCommandOf('x', 'row')).toBeUndefined()
    expect(gridCommandOf('Space', 'row')?.name).toBe('toggle')
  })

  test('can be none', () => {
    setGridKeys({ 'grid.down.2': null }, true)
    expect(gridCommandOf('j', 'row')).toBeUndefined()
    expect(gridCommandOf('ArrowDown', 'row')?.name).toBe('down')
    expect(isGridKey('j')).toBe(false)
  })

  test('single characters do nothing where they are switched off', () => {
    setGridKeys({}, false)
    expect(gridCommandOf('x', 'row')).toBeUndefined()
    expect(gridCommandOf('Mod+a', 'row')?.name).toBe('selectAll')
  })

  test('each key has an id of its own', () => {
    const ids = gridKeys.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toContain('grid.down.2')
  })

  test.each([
    ['Shift+x', 'X'],
    ['X', 'X'],
    ['Ctrl+Shift+ArrowLeft', 'Mod+Shift+ArrowLeft'],
    ['Meta+k', 'Mod+k'],
    ['Mod+K', 'Mod+k'],
    ['Alt+ArrowDown', 'Alt+ArrowDown'],
    ['Shift+F10', 'Shift+F10'],
    ['Plus', '+'],
    ['g x', undefined],
  ])('%s is the chord %s', (keys, chord) => {
    expect(chordOfKeys(keys)).toBe(chord)
  })
})

describe('a column is meant', () => {
  const columns = [
    { id: 'name', title: 'Name' },
    { id: 'note', title: 'Note' },
    { id: 'state', title: '状态' },
  ]
  test.each([
    ['note', 'note'],
    ['状', 'state'],
    ['na', 'name'],
    ['n', undefined],
    ['', undefined],
    ['7', undefined],
  ])('by “%s”: %s', (text, expected) => {
    expect(readColumn(text, columns)).toBe(expected)
  })
})
