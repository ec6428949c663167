import type { Entity } from '../../../../schema/entity'
import { orderFieldOf } from '../../../../fields/field-traits'

/** The ids with one of them at another place, counted from 0; unchanged where it is not among them. */
export function arrange(ids: readonly number[], id: number, to: number): readonly number[] {
  const from = ids.indexOf(id)
  const place = Math.max(0, Math.min(to, ids.length - 1))
  if (from < 0 || from === place) return ids
  const others = ids.filter((other) => other !== id)
  return [...others.slice(0, place), id, ...others.slice(place)]
}

/** Ids as a person has put them, with those that have come in since behind what they follow on the server; those gone are left out. */
export function withNewcomers(order: readonly number[], told: readonly number[]): readonly number[] {
  const known = new Set(told)
  const shown = order.filter((id) => known.has(id))
  told.forEach((id, index) => {
    if (shown.includes(id)) return
    const before = told[index - 1]
    shown.splice(before === undefined ? 0 : shown.indexOf(before) + 1, 0, id)
  })
  return shown
}

/** Whether the server tells ids in the order in which a person has put them, whatever has come and gone meanwhile. */
export function isSameOrder(order: readonly number[], told: readonly number[]): boolean {
  return withNewcomers(order, told).join() === told.join()
}

/** The place, counted from 0, to which the server is to move an id so that it follows what it was put behind. */
export function placeOnServer(order: readonly number[], told: readonly number[], id: number): number {
  const others = told.filter((other) => other !== id)
  const before = order.slice(0, order.indexOf(id)).findLast((other) => others.includes(other))
  return before === undefined ? 0 : others.indexOf(before) + 1
}

/** Why records cannot be moved in a list as it is, as a caption id; undefined where they can. */
export function moveRefusal(
  entity: Entity,
  sort: string,
  isFiltered: boolean,
): 'layout.sortedOtherwise' | 'layout.filtered' | undefined {
  if (sort !== orderFieldOf(entity)) return 'layout.sortedOtherwise'
  // A rank counts all records, so the ones that a filter hides would be in the way; a number of its own does not.
  return isFiltered && !entity.ordered ? 'layout.filtered' : undefined
}

/**
 * The position to send for a record that is at a place now: the number that was there before where records bear
 * numbers, else the rank from 1.
 * @param rows as the server last sent them
 */
export function positionAt(entity: Entity, rows: readonly Readonly<Record<string, unknown>>[], place: number): number {
  const by = entity.ordered?.by
  return by === undefined ? place + 1 : Number(rows[place]?.[by])
}
