import type { PlacedColumn } from './use-grid-columns'

/** What a card shows of a row. */
export interface CardParts {
  readonly lead: PlacedColumn | undefined
  readonly state: PlacedColumn | undefined
  /** In the order of the columns. */
  readonly facts: readonly PlacedColumn[]
}

/** As many as stand side by side in the width of a phone. */
const mostFacts = 3

/**
 * What of a row fits a card: its name, its state, and the first columns that people decide by.
 * @param visible columns in visual order
 */
export function cardParts(visible: readonly PlacedColumn[]): CardParts {
  const lead = visible.find(({ column }) => column.isLead) ?? visible[0]
  const state = visible.find((placed) => placed.column.isState && placed !== lead)
  const rest = visible.filter((placed) => placed !== lead && placed !== state)
  // Ids are quoted, not read: they come last.
  const byUse = [...rest.filter(({ column }) => !column.isCode), ...rest.filter(({ column }) => column.isCode)]
  const chosen = new Set(byUse.slice(0, mostFacts))
  return { lead, state, facts: rest.filter((placed) => chosen.has(placed)) }
}
