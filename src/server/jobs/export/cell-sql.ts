import { fieldCellSql, fieldMaskedSql } from '../../../fields/cell-sql'
import type { FormatContext } from '../../../fields/format-context'
import { literal } from '../../../fields/make-column'
import type { Traits } from '../../../fields/traits'
import type { Field } from '../../../schema/field'

/** What SQL needs to know of a column to write its cells. */
export interface CellField {
  readonly field: Field
  readonly captionId: string
  readonly isMasked: boolean
}

/**
 * The SQL that gives a cell's content, exactly as the row-wise path writes it, of a field that refers to no other record;
 * null where the cell is empty. The session's time zone is the reader's.
 * @param column the stored value, in SQL
 * @param currency the currency's code beside it, in SQL
 * @returns undefined where SQL cannot say it
 */
export function cellSql(
  { field, captionId, isMasked }: CellField,
  column: string,
  context: FormatContext,
  currency?: string,
): string | undefined {
  return isMasked ? fieldMaskedSql(field, column) : fieldCellSql(field, column, { context, captionId, currency })
}

/** The label of a reference, or its number where it has none. */
export function labelSql(label: string, id: string): string {
  return `coalesce(${label}, '#' || ${id})`
}

/** What stands for a reference, one value of which stands for all records. */
export function allOrSql(
  all: NonNullable<Traits['all']>,
  label: string,
  id: string,
  { caption }: FormatContext,
): string {
  return `case when ${id} = ${all.id} then ${literal(caption(all.caption))} else ${label} end`
}
