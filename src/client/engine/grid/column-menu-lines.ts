import type { MenuLine } from '../../base/ui/menu-items'
import {
  autosizeColumn,
  currentColumn,
  hideCurrentColumn,
  moveCurrentColumn,
  pinCurrentColumn,
  resetCurrentWidth,
  selectCurrentColumn,
  sortCurrentColumn,
} from './column-actions'
import { resolveLayout } from './column-layout'
import type { GridContext } from './grid-context'
import { copyColumn } from './grid-copy'
import { directionOf } from './sort-order'
import type { SortDirection } from './sort-order'

/**
 * The lines of the menu of the cursor's column; what cannot be done with it now is greyed or absent.
 * @param text the caption of a key
 */
export function columnMenuLines(grid: GridContext, text: (key: string) => string): MenuLine[] {
  const column = currentColumn(grid)
  if (!column) return []
  const { columns, layout, onFilterColumn, isFilterable } = grid.props()
  const { visible } = grid.columns()
  const section = visible.find(({ id }) => id === column.id)?.section ?? 'centre'
  const beside = visible.filter((each) => each.section === section).map(({ id }) => id)
  const hasOwnWidth = layout.widths[column.id] !== undefined
  const isHidden = resolveLayout(layout, columns).hidden.has(column.id)
  const line = (name: string, run: () => void, more: Partial<Extract<MenuLine, { text: string }>> = {}): MenuLine => ({
    id: name,
    text: text(`grid.column.${name}`),
    onSelect: run,
    ...more,
  })
  const canFilter = onFilterColumn && (isFilterable?.(column.id) ?? true)
  return [
    ...(column.sortable ? [...sortLines(grid, column.id, line), separator('afterSort')] : []),
    line('pinStart', () => pinCurrentColumn(grid, 'start'), {
      isChosen: section === 'start',
      keys: '<',
    }),
    line('pinEnd', () => pinCurrentColumn(grid, 'end'), { isChosen: section === 'end', keys: '>' }),
    line('moveBack', () => moveCurrentColumn(grid, -1), {
      isDisabled: beside[0] === column.id,
      keys: 'Shift+ArrowLeft',
    }),
    line('moveOn', () => moveCurrentColumn(grid, 1), {
      isDisabled: beside.at(-1) === column.id,
      keys: 'Shift+ArrowRight',
    }),
    line('hide', () => hideCurrentColumn(grid), { isDisabled: visible.length === 1 || isHidden, keys: 'h' }),
    separator('afterPlace'),
    line('autosize', () => autosizeColumn(grid), { keys: '0' }),
    line('resetWidth', () => resetCurrentWidth(grid), { isDisabled: !hasOwnWidth }),
    separator('afterWidth'),
    ...(canFilter ? [line('filter', () => onFilterColumn(column.id))] : []),
    line('select', () => void selectCurrentColumn(grid), { keys: 'x' }),
    line('copy', () => void copyColumn(grid)),
    line('choose', () => grid.openPanel('columns'), { keys: 'H' }),
  ]
}

type Line = (name: string, run: () => void, more?: Partial<Extract<MenuLine, { text: string }>>) => MenuLine

function sortLines(grid: GridContext, columnId: string, line: Line): MenuLine[] {
  const now = directionOf(grid.props().sort, columnId)
  const directions: readonly SortDirection[] = ['ascending', 'descending', 'none']
  return directions.map((direction) =>
    line(`sort.${direction}`, () => sortCurrentColumn(grid, direction), { isChosen: now === direction }),
  )
}

function separator(id: string): MenuLine {
  return { id, kind: 'separator' }
}
