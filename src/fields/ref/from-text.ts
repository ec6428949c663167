import { referenceFrom, type ReadText, type TextReader } from '../text-reader'
import type { RefField } from './field'

export const fromText = (text: string, _field: RefField, reader: TextReader): ReadText => referenceFrom(text, reader)
