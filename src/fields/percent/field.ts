import { fieldBuilder, type Field } from '../../schema/field'

export interface PercentOptions {
  readonly min?: number
  readonly max?: number
}

export type PercentField = Field<'percent', number> & PercentOptions

/** A share in percent: 12.5 is 12.5 %. At most four decimals. */
export const percent = fieldBuilder<'percent', number, PercentOptions>('percent')
