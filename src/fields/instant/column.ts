import { makeColumn } from '../make-column'
import type { InstantField } from './field'
import { isoInstant } from './iso-instant'

/** Milliseconds, as JavaScript has them: a moment read back is the moment that was stored, also as a list's cursor. */
export const column = (field: InstantField) =>
  makeColumn(field, {
    type: 'timestamptz(3)',
    index: 'btree',
    fromDriver: (raw) => isoInstant(raw as string | Date),
  })
