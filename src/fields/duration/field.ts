import { fieldBuilder, type Field } from '../../schema/field'

export interface DurationOptions {
  /** In seconds; 0 unless declared otherwise. */
  readonly min?: number
  /** In seconds. */
  readonly max?: number
}

export type DurationField = Field<'duration', number> & DurationOptions

/** A length of time in whole seconds. */
export const duration = fieldBuilder<'duration', number, DurationOptions>('duration')
