import { codeFrom, splitText, type ReadText, type TextReader } from '../text-reader'
import type { EnumsField } from './field'

export const fromText = (text: string, { of }: EnumsField, reader: TextReader): ReadText => ({
  value: splitText(text).map((part) => codeFrom(part, of, reader)),
})
