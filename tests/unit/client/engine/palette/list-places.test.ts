import { expect, test, vi } from 'vitest'
import { listPlaces } from '../../../../../src/client/engine/kinds/list/list-places'

/** A list of 300 rows with two columns, of which only the record 7 is among the rows. */
function list() {
  const grid = {
    goToRow: vi.fn(),
    selectUpTo: vi.fn(),
    goToColumn: vi.fn(),
    goToId: vi.fn(async (id: unknown) => id === 7),
  }
  const onUnknown = vi.fn()
  const columns = [
    { id: 'displayId', title: 'Display ID' },
    { id: 'nickname', title: 'Nickname' },
  ]
  const caption = (id: string, values = {}) => [id, ...Object.values(values)].join(' ')
  return { grid, onUnknown, of: (text: string) => listPlaces(text, { count: 300, columns, grid, onUnknown, caption }) }
}

test('before anything is typed all columns are offered', () =>
  expect(
    list()
      .of('')
      .map(({ label }) => label),
  ).toEqual(['Display ID', 'Nickname']))

test('a number is a row as counted from one', () => {
  const { of, grid } = list()
  const [place] = of('42')
  place?.go()
  expect(place?.label).toBe('palette.goToRow 42 300')
  expect(grid.goToRow).toHaveBeenCalledWith(41)
})

test('the row of a number can be the end of a selection', () => {
  const { of, grid } = list()
  of('22')[0]?.selectUpTo?.()
  expect(grid.selectUpTo).toHaveBeenCalledWith(21)
  expect(grid.goToRow).not.toHaveBeenCalled()
})

test('a part of a title is a column', () => {
  const { of, grid } = list()
  of('nick')[0]?.go()
  expect(grid.goToColumn).toHaveBeenCalledWith('nickname')
})

test('# and a number is a record; one that is not among the rows is told', async () => {
  const { of, grid, onUnknown } = list()
  of('#7')[0]?.go()
  of('#8')[0]?.go()
  await vi.waitFor(() => expect(onUnknown).toHaveBeenCalledWith('8'))
  expect(grid.goToId.mock.calls).toEqual([[7], [8]])
  expect(onUnknown).toHaveBeenCalledOnce()
})

test('what fits nothing leads nowhere', () => expect(list().of('zzz')).toEqual([]))
