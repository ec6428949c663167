import type { Field } from '../schema/field'
import { fieldModules } from './field-modules'
import type { FromTextModule, ReadText, TextReader } from './text-reader'

export { partsOf } from './text-reader'
export type { ReadText, TextReader } from './text-reader'

const modules = fieldModules(
  import.meta.glob<FromTextModule<Field>>('./*/from-text.ts', { eager: true }),
  'from-text.ts',
  ['fromText'],
)

/** Reads a filled text as people write it, and as a list or an export shows the same field. */
export function readText(text: string, field: Field, reader: TextReader): ReadText {
  return modules.get(field.type)?.fromText(text, field, reader) ?? { value: text }
}
