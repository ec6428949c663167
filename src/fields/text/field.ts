import { fieldBuilder, type Field } from '../../schema/field'

export interface TextOptions {
  /** The most characters; 10,000 unless declared otherwise. */
  readonly max?: number
  /** The fewest characters of a filled value. */
  readonly min?: number
}

export type TextField = Field<'text', string> & TextOptions

/** Plain text of several lines. */
export const text = fieldBuilder<'text', string, TextOptions>('text')
