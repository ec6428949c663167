import { fieldBuilder, type Field } from '../../schema/field'

export interface StringOptions {
  /** The most characters; 255 unless declared otherwise. */
  readonly max?: number
  /** The fewest characters of a filled value. */
  readonly min?: number
  /** A regular expression, as text, that a value matches; anchor it with ^ and $. */
  readonly pattern?: string
  /** A value that matches the pattern: whoever fills the field in sees it. */
  readonly example?: string
}

export type StringField = Field<'string', string> & StringOptions

/** One line of text, e.g. a nickname or a number with leading zeros. */
export const string = fieldBuilder<'string', string, StringOptions>('string')
