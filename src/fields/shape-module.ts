import type { ZodType } from 'zod'
import type { Field } from '../schema/field'
import type { FilterRule } from './filter-rule'
import type { FormatContext } from './format-context'

/** For whom a record's name is put together. */
export type NameContext = Pick<FormatContext, 'caption' | 'captionId' | 'language'>

/** What every `<type>/shape.ts` exports: what a value is, how it is filtered, and how it reads. */
export interface ShapeModule<F extends Field = Field, Value = unknown> {
  /** The one validation of a filled value, in the browser and on the server. */
  readonly shape: (field: F) => ZodType<Value>
  readonly filterRule: FilterRule
  /** The shape of one operand of a filter, where it differs from that of a value. */
  readonly operand?: (field: F) => ZodType
  /** The text of such an operand, where it differs from that of a value. */
  readonly formatOperand?: (operand: unknown, field: F, context: FormatContext) => string
  /** The text of a figure of such values, a sum or an average; a number with two decimals at most where it is not said. */
  readonly formatFigure?: (value: number, language: string, currency: string | null, field: F) => string | undefined
  /** The text of a value as a part of a record's name, which all readers of a language read alike; else the value as it is. */
  readonly inName?: (value: Value, field: F, context: NameContext) => string
  /** What a secret text looks like to those who may not read it, where that is not its last characters. */
  readonly mask?: (text: string) => string
  /** The text that people read. Empty only where the value is an empty list. */
  readonly format: (value: Value, field: F, context: FormatContext) => string
}
