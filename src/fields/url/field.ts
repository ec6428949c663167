import { fieldBuilder, type Field } from '../../schema/field'

export interface UrlOptions {
  /** The most characters; 2,000 unless declared otherwise. */
  readonly max?: number
  /** A regular expression, as text, that the address matches. */
  readonly pattern?: string
}

export type UrlField = Field<'url', string> & UrlOptions

/** An http or https address. */
export const url = fieldBuilder<'url', string, UrlOptions>('url')
