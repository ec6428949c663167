interface Identified {
  readonly id: number
}

type Find<T> = (kind: string, ids: readonly number[]) => Promise<readonly T[]>

/** How many records are found by one call. */
const maxAtOnce = 50

/** The same question, but that what is asked within a moment is asked together: of each kind as few calls as there can be. */
export function gatherIds<T extends Identified>(find: Find<T>): Find<T> {
  const waiting = new Map<string, Gathering<T>>()
  return async function findAmong(kind, ids): Promise<readonly T[]> {
    if (ids.length > maxAtOnce) {
      const [first, rest] = [ids.slice(0, maxAtOnce), ids.slice(maxAtOnce)]
      return (await Promise.all([findAmong(kind, first), findAmong(kind, rest)])).flat()
    }
    let gathering = waiting.get(kind)
    if (!gathering || new Set([...gathering.ids, ...ids]).size > maxAtOnce) {
      gathering = begin(kind)
      waiting.set(kind, gathering)
    }
    for (const id of ids) gathering.ids.add(id)
    const wanted = new Set(ids)
    return (await gathering.found).filter(({ id }) => wanted.has(id))
  }

  function begin(kind: string): Gathering<T> {
    const ids = new Set<number>()
    const gathering: Gathering<T> = {
      ids,
      found: Promise.resolve().then(() => {
        if (waiting.get(kind) === gathering) waiting.delete(kind)
        return find(kind, [...ids])
      }),
    }
    return gathering
  }
}

interface Gathering<T> {
  readonly ids: Set<number>
  readonly found: Promise<readonly T[]>
}
