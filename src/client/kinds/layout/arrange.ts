import type { Entity } from '../../../schema/entity'

/** The ids with one of them at another place, counted from 0; unchanged where it is not among them. */
export function arrange(ids: readonly number[], id: number, to: number): readonly number[] {
  const from = ids.indexOf(id)
  const place = Math.max(0, Math.min(to, ids.length - 1))
  if (from < 0 || from === place) return ids
  const others = ids.filter((other) => other !== id)
  return [...others.slice(0, place), id, ...others.slice(place)]
}

/** The field that an entity's records are put in order by; undefined where they have none. */
export function orderField(entity: Entity): string | undefined {
  return entity.ordered?.by ?? Object.keys(entity.fields).find((name) => entity.fields[name]?.type === 'order')
}

/** Why records cannot be moved in a list as it stands, as a caption id; undefined where they can. */
export function moveRefusal(
  entity: Entity,
  sort: string,
  isFiltered: boolean,
): 'layout.sortedOtherwise' | 'layout.filtered' | undefined {
  if (sort !== orderField(entity)) return 'layout.sortedOtherwise'
  // A rank counts all records, so the ones that a filter hides would be in the way; a number of its own does not.
  return isFiltered && !entity.ordered ? 'layout.filtered' : undefined
}

/**
 * The position to send for a record that stands at a place now: the number that stood there before where records bear
 * numbers, else the rank from 1.
 * @param rows as the server last told them
 */
export function positionAt(entity: Entity, rows: readonly Readonly<Record<string, unknown>>[], place: number): number {
  const by = entity.ordered?.by
  return by === undefined ? place + 1 : Number(rows[place]?.[by])
}
