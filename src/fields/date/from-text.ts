import { clockOf, type ReadText, type TextReader } from '../text-reader'
import { readDay } from '../typed-time/read-time'
import type { DateField } from './field'

export const fromText = (text: string, _field: DateField, reader: TextReader): ReadText => ({
  value: readDay(text, clockOf(reader)) ?? text,
})
