import type { CellDraft } from '../../../../../calls/records'
import type { GridColumn } from '../../../grid/grid-types'
import type { ApiRow } from '../../../parts/target'
import { cellKey } from './cell-drafts'
import styles from './drafts.module.css'

/** The columns of a list with what was typed into their cells in place of what is saved there. */
export function withDrafts(
  columns: readonly GridColumn<ApiRow>[],
  drafts: readonly CellDraft[],
): readonly GridColumn<ApiRow>[] {
  if (drafts.length === 0) return columns
  const typed = new Map(drafts.map((draft) => [cellKey(draft.record, draft.field), draft.value]))
  const fields = new Set(drafts.map(({ field }) => field))
  return columns.map((column) => {
    if (!fields.has(column.id)) return column
    const over = (row: ApiRow) => {
      const key = cellKey(row.id, column.id)
      return typed.has(key) ? { ...row, [column.id]: typed.get(key) } : undefined
    }
    return {
      ...column,
      renderCell: (row) => {
        const draft = over(row)
        return draft ? <span className={styles.typed}>{column.renderCell(draft)}</span> : column.renderCell(row)
      },
      textOf: (row) => column.textOf(over(row) ?? row),
    }
  })
}
