import { orProblem, type ReadText, type TextReader } from '../text-reader'
import type { BoolField } from './field'

export const fromText = (text: string, _field: BoolField, reader: TextReader): ReadText =>
  orProblem(readBool(text, reader), 'error.notYesNo')

function readBool(text: string, { namesOf }: TextReader): boolean | undefined {
  const own = text.toLowerCase()
  const isOneOf = (id: string, others: readonly string[]) =>
    [...namesOf(id), ...others].some((name) => name.toLowerCase() === own)
  if (isOneOf('field.yes', ['true', '1', 'y'])) return true
  return isOneOf('field.no', ['false', '0', 'n']) ? false : undefined
}
