import { fieldBuilder, type Field } from '../../schema/field'

export type InstantField = Field<'instant', string>

/** A moment, as an ISO string in UTC with milliseconds: 2026-01-31T16:00:00.000Z. */
export const instant = fieldBuilder<'instant', string>('instant')
