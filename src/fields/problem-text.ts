/** Writes the caption of an id, as browser and server each do it. */
type Caption = (id: string, params?: Readonly<Record<string, string | number>>) => string

/** Sentences that name their field where its title is known, by the sentence that does without. A field with a title is there, but not here. */
const named: Readonly<Record<string, string>> = {
  'error.required': 'error.requiredNamed',
  'error.readOnly': 'error.readOnlyNamed',
  'error.unknownField': 'error.notOfferedNamed',
}

/**
 * The sentence of what is wrong with a value; one that asks for a value names what is asked for.
 * @param title what the field is called, where that is known
 */
export function problemText(
  { id, params = {} }: { readonly id: string; readonly params?: Readonly<Record<string, string | number>> },
  title: string | undefined,
  caption: Caption,
): string {
  if (title === undefined || title === '') return caption(id, params)
  return caption(named[id] ?? id, { field: title, ...params })
}
