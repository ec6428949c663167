import { fieldCellSql, fieldMaskedSql, type CellReading } from '../../../fields/cell-sql'
import { literal } from '../../../fields/make-column'
import type { Traits } from '../../../fields/traits'
import type { Field } from '../../../schema/field'

/** For whom the cells of a file are written, and whether they are guarded. */
export type FileReading = Pick<CellReading, 'context' | 'isGuarded'>

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
  reading: FileReading,
  currency?: string,
): string | undefined {
  if (isMasked) return fieldMaskedSql(field, column, reading)
  return fieldCellSql(field, column, { ...reading, captionId, currency })
}

/** The label of a reference, or its number where it has none. */
export function labelSql(label: string, id: string): string {
  return `coalesce(${label}, '#' || ${id})`
}

/** What stands for a reference, one value of which stands for all records. */
export function allOrSql(all: NonNullable<Traits['all']>, label: string, id: string, { context }: FileReading): string {
  return `case when ${id} = ${all.id} then ${literal(context.caption(all.caption))} else ${label} end`
}
