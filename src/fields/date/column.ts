import { makeColumn } from '../make-column'
import type { DateField } from './field'

export const column = (field: DateField) => makeColumn(field, { type: 'date', index: 'btree', fromDriver: asDay })

/** A Date has lost which day it was: that depends on the zone of the driver's machine. */
function asDay(raw: unknown): string {
  if (typeof raw === 'string') return raw
  throw new Error(
    'A date came from the driver as a Date, not as text. Give the driver the parsers of src/fields/driver-parsers.ts.',
  )
}
