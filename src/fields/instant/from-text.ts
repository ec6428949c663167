import { clockOf, type ReadText, type TextReader } from '../text-reader'
import { readMoment } from '../typed-time/read-time'
import type { InstantField } from './field'

/** People and exports write the wall clock of their own zone. */
export const fromText = (text: string, _field: InstantField, reader: TextReader): ReadText => {
  const moment = readMoment(text, clockOf(reader))
  return { value: moment === undefined ? text : new Date(moment).toISOString() }
}
