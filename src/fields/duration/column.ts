import { wholeColumn } from '../number-column'
import type { DurationField } from './field'

/** Exported in seconds, so that a spreadsheet can sum it. */
export const column = (field: DurationField) => wholeColumn(field, { min: field.min ?? 0, max: field.max })
