import type { ElementRecord, Held, MenuRecord } from './rights-tree'

/** What a choice adds to a role and takes from it. */
export interface RightsChange {
  readonly added: readonly (MenuRecord | ElementRecord)[]
  readonly removed: readonly (MenuRecord | ElementRecord)[]
}

interface Known {
  readonly menus: readonly MenuRecord[]
  readonly elements: readonly ElementRecord[]
}

/** What counts of a choice: elements of pages that are off do not. */
function effective({ menus, elements }: Held, known: Known): Held {
  const counting = known.elements.filter(({ id, menu }) => elements.has(id) && menus.has(menu))
  return { menus, elements: new Set(counting.map(({ id }) => id)) }
}

/** The difference that a choice makes, pages first. */
export function changeOf(before: Held, after: Held, known: Known): RightsChange {
  const [from, to] = [effective(before, known), effective(after, known)]
  const only = (one: Held, other: Held) => [
    ...known.menus.filter(({ id }) => one.menus.has(id) && !other.menus.has(id)),
    ...known.elements.filter(({ id }) => one.elements.has(id) && !other.elements.has(id)),
  ]
  return { added: only(to, from), removed: only(from, to) }
}

/** A choice made over `base`, carried over to what somebody else has saved meanwhile: both sides' changes hold. */
export function carriedOver(base: Held, mine: Held, theirs: Held): Held {
  return {
    menus: merged(base.menus, mine.menus, theirs.menus),
    elements: merged(base.elements, mine.elements, theirs.elements),
  }
}

function merged(
  base: ReadonlySet<number>,
  mine: ReadonlySet<number>,
  theirs: ReadonlySet<number>,
): ReadonlySet<number> {
  const kept = [...theirs].filter((id) => mine.has(id) || !base.has(id))
  return new Set([...kept, ...[...mine].filter((id) => !base.has(id))])
}

/** A choice without elements: its pages can be seen, and nothing done on them. */
export function viewingOnly({ menus }: Held): Held {
  return { menus, elements: new Set() }
}

/** A choice without the elements that nobody has used. */
export function withoutUnused(held: Held, { elements }: Known, uses: Readonly<Record<string, number>>): Held {
  const used = elements.filter(({ id, code }) => held.elements.has(id) && (uses[code] ?? 0) > 0)
  return { menus: held.menus, elements: new Set(used.map(({ id }) => id)) }
}
