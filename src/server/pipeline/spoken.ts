import { caption, hasCaption, type Language } from '../base/captions'
import { rightTitle } from '../base/right-title'
import type { Refusal } from '../base/errors'

type Params = Refusal['params']

/** How each parameter that is a code is said, by its name; the others are what people have given, and stay as they are. */
const sayings: Readonly<Record<string, (value: string, language: Language) => string>> = {
  kind: (entity, language) => caption(language, hasCaption(entity) ? entity : 'error.otherKind'),
  right: rightTitle,
  field: captioned,
  state: captioned,
}

/** What a sentence names, as people call it: kinds of records, fields and states by their captions, rights by what they allow. */
export function spoken(params: Params, language: Language): Params {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, sayings[name]?.(String(value), language) ?? value]),
  )
}

function captioned(id: string, language: Language): string {
  return hasCaption(id) ? caption(language, id) : id
}
