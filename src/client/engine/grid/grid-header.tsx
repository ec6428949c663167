import { ChevronDown } from 'lucide-react'
import { memo } from 'react'
import { classes } from '../../base/ui/classes'
import { useTranslation } from 'react-i18next'
import type { GridController } from './grid-controller'
import type { DrawnColumns } from './grid-row'
import type { PlacedColumn } from './use-grid-columns'
import { startColumnDrag, startColumnResize } from './column-pointer'
import { autosizeColumn } from './column-actions'
import card from './card.module.css'
import styles from './grid.module.css'

interface GridHeaderProps {
  readonly controller: GridController
  readonly columns: DrawnColumns
  readonly height: number
  /** The column whose menu is open. */
  readonly openMenu: string | null
}

/** The row of titles, in the same three sections as every row. */
export const GridHeader = memo(function GridHeader({ controller, columns, height, openMenu }: GridHeaderProps) {
  const { t } = useTranslation()
  const { start, centre, end, startWidth, endWidth, hasSelection, cards } = columns
  const draw = (placed: readonly PlacedColumn[]) =>
    placed.map((column) => (
      <HeaderCell
        key={column.id}
        column={column}
        controller={controller}
        isMenuOpen={openMenu === column.id}
        menuLabel={t('grid.columnMenu', { column: column.column.title })}
        isPlaced={cards === undefined}
      />
    ))
  const all = hasSelection && (
    <div
      role="columnheader"
      aria-colindex={1}
      aria-label={t('grid.selection')}
      className={styles.checkboxCell}
      data-checkbox=""
    >
      <span className={styles.checkbox} aria-hidden="true" />
    </div>
  )
  if (cards)
    return (
      <div role="row" aria-rowindex={1} className={classes(styles.header, card.header)} style={{ height }}>
        {all}
        <div role="presentation" className={card.headings}>
          {draw(centre)}
        </div>
      </div>
    )
  return (
    <div role="row" aria-rowindex={1} className={styles.header} style={{ height }}>
      <div role="presentation" className={styles.middle} style={{ left: startWidth + (centre[0]?.start ?? 0) }}>
        <div role="presentation" className={styles.strip} data-strip="">
          {draw(centre)}
        </div>
      </div>
      {startWidth > 0 && (
        <div role="presentation" className={styles.pinnedStart} style={{ width: startWidth }}>
          {all}
          {draw(start)}
        </div>
      )}
      {endWidth > 0 && (
        <div role="presentation" className={styles.pinnedEnd} style={{ width: endWidth }}>
          {draw(end)}
        </div>
      )}
    </div>
  )
})

interface HeaderCellProps {
  readonly column: PlacedColumn
  readonly controller: GridController
  readonly isMenuOpen: boolean
  readonly menuLabel: string
  /** It stands above its column: it can be moved and made wider. */
  readonly isPlaced: boolean
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const
const sortSign = { asc: '↑', desc: '↓' } as const

function HeaderCell({ column, controller, isMenuOpen, menuLabel, isPlaced }: HeaderCellProps) {
  const { sorted, sortPlace } = column
  const { id, title, headerTooltip, sortable } = column.column
  const sort = sorted ? ariaSort[sorted] : sortable ? 'none' : undefined
  return (
    <div
      role="columnheader"
      className={classes(styles.headerCell, isPlaced && column.column.align === 'end' && styles.figure)}
      aria-colindex={column.ariaIndex}
      aria-label={title}
      aria-haspopup="menu"
      {...(sort && { 'aria-sort': sort })}
      data-column={id}
      tabIndex={-1}
      style={isPlaced ? column.style : undefined}
      title={headerTooltip ?? title}
      onPointerDown={(event) => isPlaced && startColumnDrag(controller.context, id, event.nativeEvent)}
    >
      <span className={styles.title}>{title}</span>
      {sorted && (
        <span className={styles.sortMark} aria-hidden="true">
          {sortSign[sorted]}
          {sortPlace > 0 && sortPlace}
        </span>
      )}
      <button
        type="button"
        tabIndex={-1}
        className={styles.menuButton}
        aria-label={menuLabel}
        aria-haspopup="menu"
        aria-expanded={isMenuOpen}
        data-menu=""
      >
        <ChevronDown aria-hidden size={14} />
      </button>
      {isPlaced && (
        <span
          className={styles.handle}
          aria-hidden="true"
          data-handle=""
          onPointerDown={(event) => startColumnResize(controller.context, id, event.nativeEvent)}
          onDoubleClick={(event) => {
            event.stopPropagation()
            autosizeColumn(controller.context, id)
          }}
        />
      )}
    </div>
  )
}
