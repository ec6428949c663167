import { describe, expect, it } from 'vitest'
import { cardFacts, cardParts } from '../../../../../src/client/engine/grid/card-parts'
import type { PlacedColumn } from '../../../../../src/client/engine/grid/use-grid-columns'

const placed = (id: string, more: Partial<PlacedColumn['column']> = {}): PlacedColumn => ({
  column: { id, title: id, width: 100, renderCell: () => null, textOf: () => `the ${id}`, ...more },
  id,
  ariaIndex: 1,
  width: 100,
  start: 0,
  section: 'centre',
  style: {},
  sorted: false,
  sortPlace: 0,
})
const ids = (columns: readonly PlacedColumn[]) => columns.map(({ id }) => id)
const row = { id: 1 }

describe('a card', () => {
  it('shows name and state apart from the first three facts', () => {
    const columns = [placed('place'), placed('name', { isLead: true }), placed('state', { isState: true })]
    const parts = cardParts([...columns, placed('country'), placed('amount'), placed('updatedAt')])
    expect(parts.lead?.id).toBe('name')
    expect(parts.state?.id).toBe('state')
    expect(ids(cardFacts(parts, row))).toEqual(['place', 'country', 'amount'])
  })

  it('prefers what is read to ids, which are quoted', () => {
    const columns = [placed('name', { isLead: true }), placed('id', { isCode: true })]
    const parts = cardParts([...columns, placed('one'), placed('two')])
    expect(ids(cardFacts(parts, row))).toEqual(['one', 'two', 'id'])
  })

  it('says neither the place of a row, which is seen, nor its name a second time', () => {
    const columns = [placed('name', { isLead: true }), placed('order', { isPlace: true })]
    const parts = cardParts([
      ...columns,
      placed('title', { textOf: () => 'the name' }),
      placed('area'),
      placed('until'),
    ])
    expect(ids(cardFacts(parts, row))).toEqual(['area', 'until', 'order'])
  })

  it('gives the place of an empty fact to the next; what is still loading shows the usual ones', () => {
    const parts = cardParts([placed('name', { isLead: true }), placed('until', { textOf: () => '' }), placed('area')])
    expect(ids(cardFacts(parts, row))).toEqual(['area'])
    expect(ids(cardFacts(parts, undefined))).toEqual(['until', 'area'])
  })

  it('is headed by its first column where none is the one to be read first', () => {
    expect(cardParts([placed('day'), placed('users')]).lead?.id).toBe('day')
    expect(cardParts([]).lead).toBeUndefined()
  })
})
