import type { ApiRow } from '../../parts/target'

type Picked = ReadonlySet<number>

/** Adds a case to those that are picked, or takes it out. */
export function withToggled(picked: Picked, id: number): Picked {
  const next = new Set(picked)
  if (!next.delete(id)) next.add(id)
  return next
}

/** Adds the cases between two, both included, in the order in which they wait. */
export function withStretch(picked: Picked, ids: readonly number[], from: number, to: number): Picked {
  const places = [ids.indexOf(from), ids.indexOf(to)].filter((place) => place >= 0)
  if (places.length < 2) return new Set([...picked, to])
  return new Set([...picked, ...ids.slice(Math.min(...places), Math.max(...places) + 1)])
}

/** Those of the picked that still wait. The same set where all do, so that nothing is drawn again. */
export function stillWaiting(picked: Picked, ids: readonly number[]): Picked {
  const left = [...picked].filter((id) => ids.includes(id))
  return left.length === picked.size ? picked : new Set(left)
}

/**
 * The cases that are like one, itself among them: by the first of the paths by which others are that are not all picked already, so
 * that a second time goes on from who it is about to what for.
 * @param paths by what cases are alike, in the order that counts
 */
export function alikeCases(rows: readonly ApiRow[], one: ApiRow, paths: readonly string[], picked: Picked): Picked {
  for (const path of paths) {
    const own = contentOf(one[path])
    if (own === undefined) continue
    const alike = rows.filter((row) => contentOf(row[path]) === own).map(({ id }) => id)
    if (alike.length > 1 && alike.some((id) => !picked.has(id))) return new Set([...picked, ...alike])
  }
  return new Set([...picked, one.id])
}

/** What a value says, for comparing; undefined where it says nothing. */
function contentOf(value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined
  if (Array.isArray(value) && value.length === 0) return undefined
  return JSON.stringify(value)
}
