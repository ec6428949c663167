import type { ZodType } from 'zod'
import type { Field } from '../schema/field'
import type { FilterRule } from './filter-rule'
import type { FormatContext } from './format-context'

/** What every `<type>/shape.ts` exports: what a value is, how it is filtered, and how it reads. */
export interface ShapeModule<F extends Field = Field, Value = unknown> {
  /** The one validation of a filled value, in the browser and on the server. */
  readonly shape: (field: F) => ZodType<Value>
  readonly filterRule: FilterRule
  /** The shape of one operand of a filter, where it differs from that of a value. */
  readonly operand?: (field: F) => ZodType
  /** The text that people read. Empty only where the value is an empty list. */
  readonly format: (value: Value, field: F, context: FormatContext) => string
}
