import { fieldBuilder, type Field } from '../../schema/field'

export interface EmailOptions {
  /** The most characters; 254 unless declared otherwise, the limit of RFC 5321. */
  readonly max?: number
}

export type EmailField = Field<'email', string> & EmailOptions

/** A mail address. */
export const email = fieldBuilder<'email', string, EmailOptions>('email')
