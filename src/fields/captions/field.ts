import { fieldBuilder, type Captions, type Field } from '../../schema/field'

export interface CaptionsOptions {
  /** The most characters in each language; 500 unless declared otherwise. */
  readonly max?: number
}

export type CaptionsField = Field<'captions', Captions> & CaptionsOptions

/** A text by language; zh_CN and en are always there. */
export const captions = fieldBuilder<'captions', Captions, CaptionsOptions>('captions')
