import type { Field, FieldOptions } from '../../schema/field'

interface OfDictionary {
  /** The key of the dictionary whose items are offered. It is declared in `src/dictionaries/dictionaries.ts`. */
  readonly dictionary: string
}

export type ChoiceField = Field<'choice', string> & OfDictionary

/**
 * One item of a dictionary that staff extend: `choice({ dictionary: 'refundReason' })`. Captions and order are the dictionary's;
 * a disabled item is shown where records hold it, and chosen for no new record. What code has to know is `oneOf`.
 */
export function choice<const O extends FieldOptions<string> & OfDictionary>(options: O): O & Field<'choice', string> {
  return { ...options, type: 'choice' } as unknown as O & Field<'choice', string>
}

/** The dictionary whose items a field offers; undefined for fields of anything else. */
export function dictionaryOf(field: Field | undefined): string | undefined {
  return field && 'dictionary' in field ? String(field.dictionary) : undefined
}
