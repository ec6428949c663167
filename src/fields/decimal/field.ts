import { fieldBuilder, type Field } from '../../schema/field'

export interface DecimalOptions {
  readonly min?: number
  readonly max?: number
  /** The most digits after the point; unlimited unless declared otherwise. */
  readonly decimals?: number
}

export type DecimalField = Field<'decimal', number> & DecimalOptions

/** A number with a fraction, kept exactly as written. */
export const decimal = fieldBuilder<'decimal', number, DecimalOptions>('decimal')
