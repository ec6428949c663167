import { codeFrom, type ReadText, type TextReader } from '../text-reader'
import type { EnumField } from './field'

export const fromText = (text: string, { of }: EnumField, reader: TextReader): ReadText => ({
  value: codeFrom(text, of, reader),
})
