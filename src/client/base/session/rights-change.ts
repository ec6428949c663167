/** A right by its code, and what people know it by. */
export interface NamedRight {
  readonly code: string
  readonly title: string
}

/** What an account may do and could not before, and the other way round; by title, each once. */
export interface RightsChange {
  readonly gained: readonly string[]
  readonly lost: readonly string[]
}

type Holds = (code: string) => boolean

/** Compares the rights of now with those before: a role that has every right names no codes, so each right is asked for. */
export function rightsChange(rights: Iterable<NamedRight>, before: Holds, after: Holds): RightsChange {
  const [gained, lost] = [new Set<string>(), new Set<string>()]
  for (const { code, title } of rights) {
    if (before(code) === after(code)) continue
    if (after(code)) gained.add(title)
    else lost.add(title)
  }
  return { gained: [...gained], lost: [...lost] }
}
