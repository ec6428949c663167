import { readDestination } from '../../grid/destination'
import type { GridHandle } from '../../grid/grid-types'
import type { Place } from '../../palette/palette-model'

/** A list, for telling a place in it from what is typed. */
export interface PlacesOf {
  /** The number of rows that match. */
  readonly count: number
  /** The columns that are shown. */
  readonly columns: readonly { readonly id: string; readonly title: string }[]
  readonly grid: Pick<GridHandle, 'goToRow' | 'selectUpTo' | 'goToId' | 'goToColumn'>
  /** Called with an id that is not among the rows. */
  readonly onUnknown: (id: string) => void
  readonly caption: (id: string, values?: Record<string, string | number>) => string
}

/** The places of a list that fit a text: a row by its number, a record by `#` and its id, columns by a part of their title. */
export function listPlaces(text: string, { count, columns, grid, onUnknown, caption }: PlacesOf): Place[] {
  const wanted = text.trim().toLowerCase()
  const named = columns
    .filter(({ title }) => title.toLowerCase().includes(wanted))
    .map(({ id, title }) => ({
      value: id,
      label: title,
      hint: caption('palette.column'),
      go: () => grid.goToColumn(id),
    }))
  const destination = /^#?\d/.test(wanted) ? readDestination(wanted, count) : undefined
  if (destination?.kind === 'row') {
    const { index } = destination
    const label = caption('palette.goToRow', { row: index + 1, count })
    return [{ value: '@row', label, go: () => grid.goToRow(index), selectUpTo: () => grid.selectUpTo(index) }, ...named]
  }
  if (destination?.kind === 'id') {
    const { id } = destination
    const go = () => void grid.goToId(id).then((isThere) => (isThere ? undefined : onUnknown(String(id))))
    return [{ value: '@id', label: caption('palette.goToRecord', { id }), go }, ...named]
  }
  return named
}
