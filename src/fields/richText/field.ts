import { fieldBuilder, type Field } from '../../schema/field'

export interface RichTextOptions {
  /** The most characters, markup included; 100,000 unless declared otherwise. */
  readonly max?: number
}

export type RichTextField = Field<'richText', string> & RichTextOptions

/** Formatted text as a safe subset of HTML. */
export const richText = fieldBuilder<'richText', string, RichTextOptions>('richText')
