import { fieldBuilder, type Field } from '../../schema/field'

export interface IntOptions {
  readonly min?: number
  readonly max?: number
  /** A number that names something, such as a year or an id: its digits are not grouped. */
  readonly plain?: boolean
  /**
   * Shown in the unit that fits: 1,751,732 bytes as 1.8 MB, 143,066,621 bits a second as 143.1 Mbit/s; milliseconds as a place
   * on a film, 75,250 as 1:15.250, and typed so.
   */
  readonly unit?: 'bytes' | 'bitsPerSecond' | 'milliseconds'
  /** As an argument: filled in with where the film beside its page stands. It is asked for where none does. */
  readonly from?: 'playhead'
}

export type IntField = Field<'int', number> & IntOptions

/** A whole number within ±9,007,199,254,740,991. */
export const int = fieldBuilder<'int', number, IntOptions>('int')
