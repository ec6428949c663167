import type { Field } from '../schema/field'
import { fieldModules } from './field-modules'
import type { FormatContext } from './format-context'
import { columnOf } from './field-columns'

/** What every `<type>/cell-sql.ts` exports; of a type that has none, SQL cannot say what is in a cell. */
export interface CellSqlModule<F extends Field = never> {
  /**
   * The SQL that gives a cell's content, exactly as the row-wise path writes it; null where the cell is empty. The session's
   * time zone is the reader's. Undefined where SQL cannot say it.
   * @param column the stored value, in SQL
   */
  readonly cellSql: (field: F, column: string, reading: CellReading) => string | undefined
  /** The SQL of a masked value, where it is not masked as other texts are. */
  readonly maskedSql?: (column: string, reading: Pick<CellReading, 'isGuarded'>) => string
}

/** For whom a cell is written, and what stands next to it. */
export interface CellReading {
  readonly context: FormatContext
  /** The captions of the field's codes start with it. */
  readonly captionId: string
  /** The currency's code, in SQL, where a column of it stands next to the amount. */
  readonly currency: string | undefined
  /** Texts that a spreadsheet would run or shorten are guarded, as CSV asks for: a workbook itself tells texts from numbers. */
  readonly isGuarded: boolean
}

const modules = fieldModules(
  import.meta.glob<CellSqlModule<Field>>('./*/cell-sql.ts', { eager: true }),
  'cell-sql.ts',
  ['cellSql'],
)

/** The SQL of a cell of a field that refers to no other record: see `CellSqlModule`. For the server only. */
export function fieldCellSql(field: Field, column: string, reading: CellReading): string | undefined {
  return modules.get(field.type)?.cellSql(field, column, reading)
}

/** The SQL of a masked cell, as `maskSecret` masks it; undefined where SQL cannot say it. */
export function fieldMaskedSql(
  field: Field,
  column: string,
  reading: Pick<CellReading, 'isGuarded'>,
): string | undefined {
  if (columnOf(field).type !== 'text') return undefined
  return modules.get(field.type)?.maskedSql?.(column, reading) ?? `'•••' || right(${column}, 2)`
}
