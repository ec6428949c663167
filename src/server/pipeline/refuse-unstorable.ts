import { badField } from '../base/errors'

/** Deeper than any form nests, and than a field of free JSON may: what goes deeper would exhaust whoever walks it. */
const deepest = 120

/**
 * Refuses what no text column and no JSON of the database can hold, wherever in a call it stands, names included: the character
 * U+0000 and halves of a character (lone surrogates). What is nested too deep to be read is refused as well.
 * @throws A0400 with the path of the first such value
 */
export function refuseUnstorable(input: Readonly<Record<string, unknown>>): void {
  const waiting: { readonly value: unknown; readonly path: readonly string[] }[] = [{ value: input, path: [] }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path } = next
    if (typeof value === 'string' && !isStorable(value)) throw badField(path.join('.'), 'error.notText')
    if (typeof value !== 'object' || value === null) continue
    if (path.length > deepest) throw badField(path[0] ?? '', 'error.badRequest')
    for (const [name, inner] of Object.entries(value)) {
      if (!isStorable(name)) throw badField(path.join('.'), 'error.notText')
      // Numbers and the like need no look, and lists may hold thousands of them.
      if (typeof inner === 'string' ? !isStorable(inner) : typeof inner === 'object')
        waiting.push({ value: inner, path: [...path, name] })
    }
  }
}

/** A pattern that sees whole characters finds the halves alone. */
const unstorable = /\0|\p{Surrogate}/u

function isStorable(text: string): boolean {
  return !unstorable.test(text)
}
