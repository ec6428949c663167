import type { GridRow } from './grid-types'
import type { PlacedColumn } from './use-grid-columns'

/** What a card may show of a row. */
export interface CardParts {
  readonly lead: PlacedColumn | undefined
  readonly state: PlacedColumn | undefined
  /** The others, those first by which people decide. */
  readonly rest: readonly PlacedColumn[]
}

/** As many facts as stand side by side in the width of a phone. */
const mostFacts = 3

/** @param visible columns in visual order */
export function cardParts(visible: readonly PlacedColumn[]): CardParts {
  const lead = visible.find(({ column }) => column.isLead) ?? visible[0]
  const state = visible.find((placed) => placed.column.isState && placed !== lead)
  const rest = visible.filter((placed) => placed !== lead && placed !== state)
  // Ids are quoted, not read, and a row's place is seen: they come last.
  return { lead, state, rest: [...rest.filter(isRead), ...rest.filter((placed) => !isRead(placed))] }
}

const isRead = ({ column }: PlacedColumn) => !column.isCode && !column.isPlace

/** The facts of a row that a card has room for: one that is empty or says its name again leaves its place to the next. */
export function cardFacts({ lead, rest }: CardParts, row: GridRow | undefined): readonly PlacedColumn[] {
  if (!row) return rest.slice(0, mostFacts)
  const name = lead?.column.textOf(row)
  const told = rest.filter(({ column }) => {
    const text = column.textOf(row)
    return text !== '' && text !== name
  })
  return told.slice(0, mostFacts)
}
