import { fieldBuilder, type Field } from '../../schema/field'

export type BoolField = Field<'bool', boolean>

/** Yes or no. */
export const bool = fieldBuilder<'bool', boolean>('bool')
