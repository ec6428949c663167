import { expect, test } from 'vitest'
import {
  marksOf,
  noMarks,
  toggled,
  unexplained,
  withReason,
} from '../../../../../../src/client/engine/kinds/queue/wall/marks'
import { shownOnTile } from '../../../../../../src/client/engine/kinds/queue/wall/shown-on-tile'
import { tileAfter } from '../../../../../../src/client/engine/kinds/queue/wall/tile-steps'
import { lotsOf, wallPlan, type WallCommands } from '../../../../../../src/client/engine/kinds/queue/wall/wall-plan'
import { columnsOf, sizeAt, sizeBeside, sizesOf } from '../../../../../../src/client/engine/kinds/queue/wall/wall-size'
import { wallStates } from '../../../../../../src/client/engine/kinds/queue/wall/wall-commands'
import { image, images, oneOf, string, video } from '../../../../../../src/fields'
import { defineEntity } from '../../../../../../src/schema/entity'
import type { CommandInfo } from '../../../../../../src/schema/registry'

const choices = ['spam', 'fraud', 'other'].map((value) => ({ value, label: value }))
const entity = defineEntity({
  name: 'post',
  service: 'x',
  label: 'title',
  scale: 1,
  demo: 1,
  scopedBy: false,
  fields: { title: string(), cover: image(), pictures: images(), film: video() },
})
const command = (name: string, more: object = {}) =>
  ({ id: `x.${name}`, name, command: { on: 'rows', ...more } }) as unknown as CommandInfo
const commands: WallCommands = {
  passes: command('pass', { states: ['taken'] }),
  refuses: command('warn', { asks: { label: oneOf(['spam', 'fraud']), scope: oneOf(['a', 'b'], { default: 'b' }) } }),
  reason: 'label',
  isSeveral: false,
  takes: undefined,
  holder: 'assignee',
}
const row = (id: number, more: object = {}) => ({ id, version: 1, state: 'taken', ...more })

test('arrows walk the tiles and stay at the edges; what is below a short last row is its end', () => {
  const from = (key: string, at: number) => tileAfter(key, at, 4, 10)
  expect([from('ArrowRight', 9), from('ArrowLeft', 0), from('ArrowUp', 2), from('ArrowDown', 8)]).toEqual([9, 0, 2, 8])
  expect([from('ArrowDown', 1), from('ArrowDown', 7), from('ArrowUp', 9)]).toEqual([5, 9, 5])
  expect([from('Home', 6), from('End', 6), from('End', 8), from('x', 3)]).toEqual([4, 7, 9, undefined])
})

test('tiles are of three sizes, two beside each other on a phone, and the smallest are lines', () => {
  const sizes = sizesOf({ shows: ['cover'] })
  const at = (name: string) => sizeAt(sizes, name)
  expect(sizeBeside(sizes, at('3x3'), 1).name).toBe('4x4')
  expect(sizeBeside(sizes, at('6x4'), 1).name).toBe('lines')
  expect(sizeBeside(sizes, at('lines'), 1).name).toBe('lines')
  expect(sizeBeside(sizes, at('3x3'), -1).name).toBe('3x3')
  expect(at('9x9').name).toBe('4x4')
  expect([columnsOf(at('6x4'), false), columnsOf(at('6x4'), true)]).toEqual([6, 2])
})

test('what has nothing to be seen stands in lines, twenty a screen', () => {
  const sizes = sizesOf({ shows: [] })
  expect(sizeAt(sizes, '4x4')).toMatchObject({ name: 'lines', columns: 1, rows: 20 })
  expect(sizeBeside(sizes, sizeAt(sizes, null), -1).name).toBe('lines')
  expect(columnsOf(sizeAt(sizes, null), true)).toBe(1)
})

test('a case is marked without a reason, given one or several, and let go with the last', () => {
  const marked = toggled(noMarks, 7)
  expect(unexplained(marked, [5, 7])).toBe(7)
  const one = withReason(marked, 7, 'spam', choices, false)
  expect(one.get(7)).toEqual(['spam'])
  expect(withReason(one, 7, 'other', choices, false).get(7)).toEqual(['other'])
  expect(withReason(one, 7, 'spam', choices, false).has(7)).toBe(false)
  const two = withReason(withReason(noMarks, 7, 'other', choices, true), 7, 'spam', choices, true)
  expect(two.get(7)).toEqual(['spam', 'other'])
  expect(toggled(two, 7).has(7)).toBe(false)
  expect([...marksOf(two, [8]).keys()]).toEqual([])
})

test('what is marked is refused by its reasons, and all others pass', () => {
  const marks = new Map([
    [1, ['spam']],
    [3, ['fraud']],
    [4, ['spam']],
  ])
  const parts = wallPlan(
    [1, 2, 3, 4, 5].map((id) => row(id)),
    marks,
    commands,
    9,
  )
  expect(parts.map(({ kind, ids, args }) => [kind, ids, args])).toEqual([
    ['refuse', [1, 4], { label: 'spam', scope: 'b' }],
    ['refuse', [3], { label: 'fraud', scope: 'b' }],
    ['pass', [2, 5], {}],
  ])
})

test('what nobody has in hand is taken first, where it has to be', () => {
  const own = { assignee: { id: 9, label: 'me' } }
  const rows = [row(1, own), row(2, { state: 'open' }), row(3, { assignee: { id: 4, label: 'other' } })]
  const parts = wallPlan(rows, noMarks, { ...commands, takes: command('take') }, 9)
  expect(parts.map(({ kind, ids }) => [kind, ids])).toEqual([
    ['take', [2, 3]],
    ['pass', [1, 2, 3]],
  ])
  expect(wallStates(['open', 'taken', 'escalated'], commands)).toEqual(['taken'])
})

test('the server is asked for twenty at once', () => {
  const lots = lotsOf(Array.from({ length: 45 }, (_, index) => index))
  expect(lots.map((lot) => lot.length)).toEqual([20, 20, 5])
})

test('a tile shows the first thing there is to see, and knows the film that its picture stands for', () => {
  const wall = { shows: ['cover', 'pictures', 'film'] as const }
  const seen = (more: object) => shownOnTile(wall, entity, row(1, more))
  expect(seen({ cover: null, pictures: ['a.png', 'b.png'] }).first).toMatchObject({ key: 'a.png', more: 1 })
  expect(seen({ cover: 'c.png', film: 'f.mp4' })).toMatchObject({ first: { key: 'c.png' }, film: { key: 'f.mp4' } })
  expect(seen({ film: 'f.mp4' })).toMatchObject({ first: { kind: 'film' }, film: undefined })
  expect(seen({}).first).toBeUndefined()
})
