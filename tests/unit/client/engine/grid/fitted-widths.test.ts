import { describe, expect, test } from 'vitest'
import { neededWidths, withRoom } from '../../../../../src/client/engine/grid/fitted-widths'
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
    expect(needed).toEqual({ amount: 18 * 7 + 18 })
    const [amount, name] = withRoom(columns, needed)
    expect(amount).toMatchObject({ width: 144, minWidth: 144 })
    expect(name).toBe(columns[1])
  })

  test('grows with what is loaded later, and never shrinks', () => {
    const first = neededWidths({}, columns, [row(1, 'USD 1,000,000.00')], measure)
    expect(neededWidths(first, columns, [row(2, 'USD 1.00')], measure)).toBe(first)
    expect(neededWidths(first, columns, [row(3, 'USD 1,000,000,000.00')], measure).amount).toBeGreaterThan(
      first.amount ?? 0,
    )
  })

  test('keeps the width it is declared with where that is enough', () => {
    expect(withRoom(columns, { amount: 60 })[0]).toMatchObject({ width: 130, minWidth: 60 })
  })
})
