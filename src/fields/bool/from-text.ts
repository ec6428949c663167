import { orProblem, type ReadText, type TextReader } from '../text-reader'
import type { BoolField } from './field'

export const fromText = (text: string, _field: BoolField, reader: TextReader): ReadText =>
  orProblem(readBool(text, reader), 'error.notYesNo')

/** Of a switch, yes and no are understood too: older files say so. */
function readBool(text: string, { namesOf }: TextReader): boolean | undefined {
  const own = text.toLowerCase()
  const isOneOf = (ids: readonly string[], others: readonly string[]) =>
    [...ids.flatMap((id) => namesOf(id)), ...others].some((name) => name.toLowerCase() === own)
  if (isOneOf(['field.yes', 'field.on'], ['true', '1', 'y'])) return true
  return isOneOf(['field.no', 'field.off'], ['false', '0', 'n']) ? false : undefined
}
