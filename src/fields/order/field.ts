import { fieldBuilder, type Field } from '../../schema/field'

export type OrderField = Field<'order', number>

/** A position among its siblings, from 0; moved by drag or keys, smaller first. */
export const order = fieldBuilder<'order', number>('order')
