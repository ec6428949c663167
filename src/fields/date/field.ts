import { fieldBuilder, type Field } from '../../schema/field'

export interface DateOptions {
  /** The earliest day, YYYY-MM-DD. */
  readonly min?: string
  /** The latest day, YYYY-MM-DD. */
  readonly max?: string
}

export type DateField = Field<'date', string> & DateOptions

/** A day of the calendar, YYYY-MM-DD, the same day in every time zone. */
export const date = fieldBuilder<'date', string, DateOptions>('date')
