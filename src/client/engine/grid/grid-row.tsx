import { memo } from 'react'
import { classes } from '../../base/ui/classes'
import type { CardParts } from './card-parts'
import { CardRow } from './card-row'
import type { GridRow } from './grid-types'
import type { PlacedColumn } from './use-grid-columns'
import styles from './grid.module.css'

/** The columns that rows draw: the pinned ones and those of the others that are in sight. */
export interface DrawnColumns {
  readonly start: readonly PlacedColumn[]
  readonly centre: readonly PlacedColumn[]
  readonly end: readonly PlacedColumn[]
  readonly startWidth: number
  readonly endWidth: number
  readonly hasSelection: boolean
  /** Rows are cards of these instead. */
  readonly cards: CardParts | undefined
}

interface GridRowViewProps {
  readonly index: number
  /** From the top of the body, CSS pixels. */
  readonly top: number
  readonly row: GridRow | undefined
  readonly columns: DrawnColumns
}

/** One recycled row. Cursor, focus and selection are put on it from outside, see `createGridDecoration`. */
export const GridRowView = memo(function GridRowView({ index, top, row, columns }: GridRowViewProps) {
  return (
    <div
      role="row"
      className={styles.row}
      aria-rowindex={index + 2}
      data-index={index}
      tabIndex={-1}
      style={{ transform: `translateY(${top}px)` }}
    >
      {columns.cards ? (
        <CardRow row={row} parts={columns.cards} hasSelection={columns.hasSelection} />
      ) : (
        <Cells row={row} columns={columns} />
      )}
    </div>
  )
})

const Cells = memo(function Cells({ row, columns }: Pick<GridRowViewProps, 'row' | 'columns'>) {
  const { start, centre, end, startWidth, endWidth, hasSelection } = columns
  return (
    <>
      <div role="presentation" className={styles.middle} style={{ left: startWidth + (centre[0]?.start ?? 0) }}>
        <div role="presentation" className={styles.strip} data-strip="">
          {centre.map((column) => (
            <Cell key={column.id} column={column} row={row} />
          ))}
        </div>
      </div>
      {startWidth > 0 && (
        <div role="presentation" className={styles.pinnedStart} style={{ width: startWidth }}>
          {hasSelection && (
            <div role="gridcell" aria-colindex={1} className={styles.checkboxCell} data-checkbox="">
              <span className={styles.checkbox} aria-hidden="true" />
            </div>
          )}
          {start.map((column) => (
            <Cell key={column.id} column={column} row={row} />
          ))}
        </div>
      )}
      {endWidth > 0 && (
        <div role="presentation" className={styles.pinnedEnd} style={{ width: endWidth }}>
          {end.map((column) => (
            <Cell key={column.id} column={column} row={row} />
          ))}
        </div>
      )}
    </>
  )
})

function classNameOf({ column: { isLead, isCode, align } }: PlacedColumn) {
  return classes(styles.cell, isLead && styles.lead, isCode && !isLead && styles.code, align === 'end' && styles.figure)
}

interface CellProps {
  readonly column: PlacedColumn
  readonly row: GridRow | undefined
}

/** Stays as it is where others come into sight beside it. */
const Cell = memo(function Cell({ column, row }: CellProps) {
  return (
    <div
      role="gridcell"
      className={classNameOf(column)}
      aria-colindex={column.ariaIndex}
      data-column={column.id}
      tabIndex={-1}
      style={column.style}
    >
      {row ? column.column.renderCell(row) : <span className={styles.skeleton} data-skeleton />}
    </div>
  )
})
