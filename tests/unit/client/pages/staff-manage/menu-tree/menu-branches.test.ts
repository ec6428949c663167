import { describe, expect, test } from 'vitest'
import {
  placeByDrop,
  placeByKey,
  treeLines,
  type TreeEntry,
} from '../../../../../../src/client/pages/staff-manage/menu-tree/menu-branches'

const entries: TreeEntry[] = [
  { id: 1, order: 10 },
  { id: 2, order: 20 },
  { id: 11, parentId: 1, order: 20 },
  { id: 12, parentId: 1, order: 10 },
  { id: 121, parentId: { id: 12, label: 'Twelve' }, order: 1 },
]
const lines = treeLines(entries, new Set())
const line = (id: number) => lines.find(({ entry }) => entry.id === id)!
const byKey = (id: number, key: string) => placeByKey(lines, line(id), key)

describe('the menu as a tree', () => {
  test('has its entries in order, each under its parent', () => {
    expect(lines.map(({ entry, level }) => [entry.id, level])).toEqual([
      [1, 1],
      [12, 2],
      [121, 3],
      [11, 2],
      [2, 1],
    ])
  })

  test('folds a branch away', () => {
    expect(treeLines(entries, new Set([12])).map(({ entry }) => entry.id)).toEqual([1, 12, 11, 2])
  })

  test('shows what is left of a filtered list at the top', () => {
    expect(treeLines(entries.slice(3), new Set()).map(({ entry, level }) => [entry.id, level])).toEqual([
      [12, 1],
      [121, 2],
    ])
  })
})

describe('keys move an entry', () => {
  test('up and down among its like', () => {
    expect(byKey(11, 'ArrowUp')).toEqual({ parentId: 1, position: 1 })
    expect(byKey(12, 'ArrowDown')).toEqual({ parentId: 1, position: 2 })
    expect([byKey(12, 'ArrowUp'), byKey(11, 'ArrowDown')]).toEqual([undefined, undefined])
  })

  test('in, under the one before it, as the last', () => {
    expect(byKey(2, 'ArrowRight')).toEqual({ parentId: 1, position: 3 })
    expect(byKey(11, 'ArrowRight')).toEqual({ parentId: 12, position: 2 })
    expect([byKey(1, 'ArrowRight'), byKey(121, 'ArrowRight')]).toEqual([undefined, undefined])
  })

  test('out, behind what it stood under', () => {
    expect(byKey(121, 'ArrowLeft')).toEqual({ parentId: 1, position: 2 })
    expect(byKey(1, 'ArrowLeft')).toBeUndefined()
  })
})

describe('an entry that is dropped', () => {
  test('before or behind another stands there, whether it passes it or not', () => {
    expect(placeByDrop(line(1), line(2), 'behind')).toEqual({ parentId: null, position: 2 })
    expect(placeByDrop(line(1), line(2), 'before')).toEqual({ parentId: null, position: 1 })
    expect(placeByDrop(line(2), line(1), 'before')).toEqual({ parentId: null, position: 1 })
    expect(placeByDrop(line(2), line(11), 'before')).toEqual({ parentId: 1, position: 2 })
  })

  test('into another is the last under it; never under itself or below the third level', () => {
    expect(placeByDrop(line(2), line(1), 'into')).toEqual({ parentId: 1, position: 3 })
    expect(placeByDrop(line(12), line(1), 'into')).toEqual({ parentId: 1, position: 2 })
    expect([placeByDrop(line(2), line(121), 'into'), placeByDrop(line(2), line(2), 'into')]).toEqual([
      undefined,
      undefined,
    ])
  })
})
