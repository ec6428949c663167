import { describe, expect, test } from 'vitest'
import { defaultLayout } from '../../../../../src/client/engine/grid/column-layout'
import {
  neededWidths,
  wantedWidths,
  withRoom,
  withSpareRoom,
  withTitleRoom,
} from '../../../../../src/client/engine/grid/fitted-widths'
import type { GridColumn } from '../../../../../src/client/engine/grid/grid-types'

interface Row {
  readonly id: number
  readonly amount: string
  readonly name: string
}

const column = (id: 'amount' | 'name', more: Partial<GridColumn<Row>> = {}): GridColumn<Row> => ({
  id,
  title: id,
  width: 130,
  renderCell: (row) => row[id],
  textOf: (row) => row[id],
  ...more,
})
const columns = [column('amount', { isWhole: true }), column('name')]
const measure = (text: string) => text.length * 7
const row = (id: number, amount: string): Row => ({ id, amount, name: 'a name that goes on and on and on' })

describe('a column of figures', () => {
  test('is as wide as the widest that is loaded: money is never cut off', () => {
    const needed = neededWidths({}, columns, [row(1, 'USD 1.00'), row(2, 'COP 567,186,024.00')], measure)
    expect(needed).toEqual({ amount: 18 * 7 + 26 })
    const [amount, name] = withRoom(columns, needed)
    expect(amount).toMatchObject({ width: 152, minWidth: 152 })
    expect(name).toBe(columns[1])
  })

  test('grows with what is loaded later, and never shrinks', () => {
    const first = neededWidths({}, columns, [row(1, 'USD 1,000,000.00')], measure)
    expect(neededWidths(first, columns, [row(2, 'USD 1.00')], measure)).toBe(first)
    expect(neededWidths(first, columns, [row(3, 'USD 1,000,000,000.00')], measure).amount).toBeGreaterThan(
      first.amount ?? 0,
    )
  })

  test('counts each digit as wide as a nought, as they are drawn, where a font has a narrow one', () => {
    const narrowOnes = (text: string) => [...text].reduce((sum, sign) => sum + (sign === '1' ? 3 : 7), 0)
    expect(neededWidths({}, columns, [row(1, '111')], narrowOnes)).toEqual({ amount: 3 * 7 + 26 })
  })

  test('keeps the width it is declared with where that is enough', () => {
    expect(withRoom(columns, { amount: 60 })[0]).toMatchObject({ width: 130, minWidth: 60 })
  })
})

describe('a title', () => {
  test('makes its column wide enough to be read, which may be made narrower all the same', () => {
    const [short, long] = withTitleRoom(
      [column('name', { title: 'State' }), column('name', { title: 'Released episodes' })],
      measure,
    )
    expect(short?.width).toBe(130)
    expect(long).toMatchObject({ width: 17 * 7 + 34 })
    expect(long?.minWidth).toBeUndefined()
  })

  test('of figures stands as far from the line as they do, and is no shorter for it', () => {
    const [figures] = withTitleRoom([column('amount', { title: 'Version code of it', align: 'end' })], measure)
    expect(figures?.width).toBe(18 * 7 + 34 + 8)
  })

  test('that is a sentence is cut', () => {
    const [sentence] = withTitleRoom([column('name', { title: 'x'.repeat(80) })], measure)
    expect(sentence?.width).toBe(240)
  })
})

describe('the room that a wide window leaves', () => {
  const texts = [column('amount', { isText: true }), column('name', { isText: true, before: 40 })]
  const rows = [row(1, 'a text of twenty-five signs')]
  const wanted = wantedWidths(texts, rows, measure)

  test('goes to texts that would be cut, with what stands before them', () => {
    expect(wanted).toEqual({ amount: 27 * 7 + 36, name: 33 * 7 + 40 + 36 })
    const widths = withSpareRoom(texts, wanted, defaultLayout, 2_000).map(({ width }) => width)
    expect(widths).toEqual([wanted.amount, wanted.name])
  })

  test('is shared where it is not enough for all, and moves nothing where there is none', () => {
    const shared = withSpareRoom(texts, wanted, defaultLayout, 400).map(({ width }) => width)
    expect(shared.every((width, nth) => width > 130 && width < Object.values(wanted)[nth]!)).toBe(true)
    expect(shared[0]! + shared[1]!).toBeLessThanOrEqual(400)
    expect(withSpareRoom(texts, wanted, defaultLayout, 260)).toBe(texts)
  })

  test('leaves what a person has made as wide as they like', () => {
    const [amount, name] = withSpareRoom(texts, wanted, { ...defaultLayout, widths: { amount: 60 } }, 2_000)
    expect(amount).toBe(texts[0])
    expect(name?.width).toBe(wanted.name)
  })

  test('does not go to what is no text, nor beyond what can be read in a row', () => {
    expect(wantedWidths([column('amount')], rows, measure)).toEqual({})
    expect(wantedWidths([column('amount', { isText: true })], [row(1, 'x'.repeat(200))], measure)).toEqual({
      amount: 480,
    })
  })
})
