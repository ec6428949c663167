import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { ColumnDef, SortingState, Updater } from '@tanstack/react-table'
import type { CSSProperties } from 'react'
import { resolveLayout } from './column-layout'
import type { ColumnLayout } from './column-layout'
import type { GridColumn, GridRow, GridSort } from './grid-types'

/** A visible column, placed. */
export interface PlacedColumn<R extends GridRow = GridRow> {
  readonly column: GridColumn<R>
  readonly id: string
  /** 1-based, as ARIA counts. */
  readonly ariaIndex: number
  readonly width: number
  /** From its section's start edge, CSS pixels. */
  readonly start: number
  readonly section: 'start' | 'centre' | 'end'
  readonly style: CSSProperties
  readonly sorted: 'asc' | 'desc' | false
  /** 1-based place in a sort by several columns, 0 when it sorts alone or not at all. */
  readonly sortPlace: number
}

export interface GridColumns<R extends GridRow = GridRow> {
  readonly start: readonly PlacedColumn<R>[]
  readonly centre: readonly PlacedColumn<R>[]
  readonly end: readonly PlacedColumn<R>[]
  /** All visible ones in visual order. */
  readonly visible: readonly PlacedColumn<R>[]
  readonly startWidth: number
  readonly centreWidth: number
  readonly endWidth: number
  /** Sorts by a column, or turns or ends its sort; `add` keeps the others. */
  toggleSort(columnId: string, add: boolean): void
}

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
})

/** Sorting, order, pins, widths and visibility are the table's; its rows come from the row source. */
const noRows: GridRow[] = []

/** The column of checkboxes at the very start, where rows can be selected. */
const selectionWidth = 36

/** Columns as declared, laid out as the person has arranged them. */
export function useGridColumns<R extends GridRow>(
  columns: readonly GridColumn<R>[],
  layout: ColumnLayout,
  sort: readonly GridSort[],
  onSort: (sort: readonly GridSort[]) => void,
  hasSelection: boolean,
): GridColumns<R> {
  const definitions = useMemo(
    () =>
      columns.map((column): ColumnDef<typeof features, GridRow, unknown> => ({
        id: column.id,
        accessorFn: (row) => column.textOf(row as R),
        enableSorting: column.sortable ?? false,
      })),
    [columns],
  )
  const state = useMemo(() => {
    const resolved = resolveLayout(layout, columns)
    return {
      columnOrder: [...resolved.start, ...resolved.centre, ...resolved.end],
      columnPinning: { start: [...resolved.start], end: [...resolved.end] },
      columnSizing: { ...resolved.widths },
      columnVisibility: Object.fromEntries([...resolved.hidden].map((id) => [id, false])),
      sorting: sort.map(({ columnId, descending }) => ({ id: columnId, desc: descending })),
    }
  }, [columns, layout, sort])
  // With stable options the table itself is stable, and so is all that is derived from it.
  const options = useMemo(
    () => ({
      features,
      columns: definitions,
      data: noRows,
      state,
      defaultColumn: { minSize: 0, maxSize: Number.MAX_SAFE_INTEGER },
      manualSorting: true,
      sortDescFirst: false,
      maxMultiSortColCount: 3,
      onSortingChange: (updater: Updater<SortingState>) => {
        const next = typeof updater === 'function' ? updater(state.sorting) : updater
        onSort(next.map(({ id, desc }) => ({ columnId: id, descending: desc })))
      },
    }),
    [definitions, state, onSort],
  )
  const table = useTable(options)
  return useMemo(() => {
    const byId = new Map(columns.map((column) => [column.id, column]))
    const extra = hasSelection ? selectionWidth : 0
    const place = (
      section: PlacedColumn['section'],
      leaves: ReturnType<typeof table.getStartVisibleLeafColumns>,
      before: number,
    ) => {
      let start = section === 'start' ? extra : 0
      return leaves.flatMap((leaf, position): PlacedColumn<R>[] => {
        const column = byId.get(leaf.id)
        if (!column) return []
        const width = leaf.getSize()
        const placed: PlacedColumn<R> = {
          column,
          id: leaf.id,
          ariaIndex: before + position + 1,
          width,
          start,
          section,
          style: { width, textAlign: column.align ?? 'start' },
          sorted: leaf.getIsSorted(),
          sortPlace: state.sorting.length > 1 ? leaf.getSortIndex() + 1 : 0,
        }
        start += width
        return [placed]
      })
    }
    const start = place('start', table.getStartVisibleLeafColumns(), hasSelection ? 1 : 0)
    const toCentre = start.length + (hasSelection ? 1 : 0)
    const centre = place('centre', table.getCenterVisibleLeafColumns(), toCentre)
    const end = place('end', table.getEndVisibleLeafColumns(), toCentre + centre.length)
    return {
      start,
      centre,
      end,
      visible: [...start, ...centre, ...end],
      startWidth: extra + widthOf(start),
      centreWidth: widthOf(centre),
      endWidth: widthOf(end),
      toggleSort: (columnId, add) => {
        const leaf = table.getColumn(columnId)
        if (leaf?.getCanSort()) leaf.toggleSorting(undefined, add)
      },
    }
  }, [columns, hasSelection, state, table])
}

function widthOf(columns: readonly PlacedColumn[]): number {
  return columns.reduce((sum, column) => sum + column.width, 0)
}
