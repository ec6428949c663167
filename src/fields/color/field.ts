import { fieldBuilder, type Field } from '../../schema/field'

export type ColorField = Field<'color', string>

/** A colour as #rrggbb, or #rrggbbaa where it lets something through. */
export const color = fieldBuilder<'color', string>('color')
