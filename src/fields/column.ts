import type { Field } from '../schema/field'
import type { FormatContext } from './format-context'

/** What an index must serve besides equality and order: a part of a text, or members of a list. */
export type IndexKind = 'btree' | 'trigram' | 'gin' | 'none'

/** How one field is stored in PostgreSQL. Functions that give SQL take the quoted name of the column. */
export interface Column {
  /** The type in SQL. */
  readonly type: string
  /** A condition that every stored value meets; nulls are judged elsewhere. */
  readonly check?: (column: string) => string
  /** The entity whose id a foreign key refers to. */
  readonly references?: string
  /** `btree` serves is, from, to and sorting; `trigram` contains; `gin` membership in lists. */
  readonly index: IndexKind
  /** Whether rows may be sorted by it: then it has a btree too, over each of `sortBy`'s expressions. */
  readonly sorts: boolean
  /** What rows are sorted by for a reader of a language (`en`, `zh`). */
  readonly sortBy: (column: string, language: string) => string
  /** The expressions that `contains` looks into; each has a trigram index. */
  readonly searchIn: (column: string) => readonly string[]
  /** What `is` and `not` compare. */
  readonly matchBy: (column: string) => string
  /** The type in SQL of what `matchBy` gives, and a filter's value as a parameter of it. */
  readonly matchType: string
  readonly matchValue: (value: unknown) => unknown
  /** Whether values are arrays: `is` means any of, `not` none of. */
  readonly holdsMany: boolean
  /** A value as a statement's parameter; null stays null. */
  readonly toDriver: (value: unknown) => unknown
  /** A value as a driver returned it, in whatever of its forms; null stays null. */
  readonly fromDriver: (raw: unknown) => unknown
  /** A cell of an export: numbers stay numbers, everything else is the text that people read. */
  readonly toExport: (value: unknown, context: FormatContext) => string | number | boolean | null
}

/** What every `<type>/column.ts` exports. */
export interface ColumnModule<F extends Field = Field> {
  readonly column: (field: F) => Column
}
