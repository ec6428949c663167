import { fieldBuilder, type Field } from '../../schema/field'

export interface LanguagesOptions {
  /** The most languages. */
  readonly max?: number
}

export type LanguagesField = Field<'languages', readonly string[]> & LanguagesOptions

/** Language codes as the app knows them, e.g. zh_CN, en, es. */
export const languages = fieldBuilder<'languages', readonly string[], LanguagesOptions>('languages')
