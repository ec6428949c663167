import { describe, expect, test } from 'vitest'
import { maxPasted, pastedOver } from '../../../../../src/client/engine/grid/paste-range'

const columns = ['id', 'name', 'state', 'note']
const at = (from: number, to: number, ...over: readonly string[]) => ({ from, to, columns: over })
const told = (cells: ReturnType<typeof pastedOver>) =>
  cells.map(({ rowIndex, columnId, text }) => `${rowIndex} ${columnId} ${text}`)

describe('pasted cells', () => {
  test('fall on the rows and columns from the cursor on', () => {
    const cells = pastedOver(
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      at(5, 5, 'name'),
      columns,
      100,
    )
    expect(told(cells)).toEqual(['5 name a', '5 state b', '6 name c', '6 state d'])
  })

  test('fill a range that they fit into several times', () => {
    expect(told(pastedOver([['a']], at(0, 1, 'name', 'state'), columns, 100))).toEqual([
      '0 name a',
      '0 state a',
      '1 name a',
      '1 state a',
    ])
    expect(told(pastedOver([['a'], ['b']], at(0, 3, 'name'), columns, 100))).toEqual([
      '0 name a',
      '1 name b',
      '2 name a',
      '3 name b',
    ])
  })

  test('are laid once over a range that they do not fit', () => {
    expect(told(pastedOver([['a'], ['b']], at(0, 2, 'name'), columns, 100))).toEqual(['0 name a', '1 name b'])
  })

  test('fall away beyond the last row and the last column', () => {
    expect(
      told(
        pastedOver(
          [
            ['a', 'b'],
            ['c', 'd'],
          ],
          at(9, 9, 'note'),
          columns,
          10,
        ),
      ),
    ).toEqual(['9 note a'])
  })

  test('leave out what a shorter row does not have', () => {
    expect(told(pastedOver([['a', 'b'], ['c']], at(0, 0, 'name'), columns, 10))).toEqual([
      '0 name a',
      '0 state b',
      '1 name c',
    ])
  })

  test('are no more than a paste may hold', () => {
    expect(pastedOver([['a']], at(0, 999_999, 'name'), columns, 1_000_000)).toHaveLength(maxPasted)
  })
})
