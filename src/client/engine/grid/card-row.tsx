import { memo } from 'react'
import { classes } from '../../base/ui/classes'
import { cardFacts, type CardParts } from './card-parts'
import type { GridRow } from './grid-types'
import type { PlacedColumn } from './use-grid-columns'
import card from './card.module.css'
import styles from './grid.module.css'

interface CardRowProps {
  readonly row: GridRow | undefined
  readonly parts: CardParts
  readonly hasSelection: boolean
}

/** What a row holds where it is a card: name and state above, facts under their titles below. */
export const CardRow = memo(function CardRow({ row, parts, hasSelection }: CardRowProps) {
  const { lead, state } = parts
  return (
    <div role="presentation" className={card.card}>
      {hasSelection && (
        <div role="gridcell" aria-colindex={1} className={card.check} data-checkbox="">
          <span className={styles.checkbox} aria-hidden="true" />
        </div>
      )}
      <div role="presentation" className={card.head}>
        {lead && <CardCell placed={lead} row={row} className={classes(card.lead, styles.lead)} />}
        {state && <CardCell placed={state} row={row} className={card.state} />}
      </div>
      <div role="presentation" className={card.facts}>
        {cardFacts(parts, row).map((placed) => (
          <div key={placed.id} role="presentation" className={classes(card.fact, placed.column.isWhole && card.whole)}>
            <span className={card.title} aria-hidden="true">
              {placed.column.title}
            </span>
            <CardCell placed={placed} row={row} className={classes(card.value, placed.column.isCode && styles.code)} />
          </div>
        ))}
      </div>
    </div>
  )
})

interface CardCellProps {
  readonly placed: PlacedColumn
  readonly row: GridRow | undefined
  readonly className: string | undefined
}

function CardCell({ placed, row, className }: CardCellProps) {
  return (
    <div role="gridcell" className={className} aria-colindex={placed.ariaIndex} data-column={placed.id} tabIndex={-1}>
      {row ? placed.column.renderCell(row) : <span className={styles.skeleton} data-skeleton />}
    </div>
  )
}
