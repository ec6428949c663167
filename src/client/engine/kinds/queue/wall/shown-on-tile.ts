import { traitsOf } from '../../../../../fields/field-traits'
import { isMasked } from '../../../../../fields/masked'
import type { Entity } from '../../../../../schema/entity'
import type { Field } from '../../../../../schema/field'
import type { Wall } from '../../../../../schema/wall'
import { fieldAtPath } from '../../../parts/list-definition'
import type { ApiRow } from '../../../parts/target'

/** A stored picture or film of a case, with the field that names it. */
export interface Seen {
  readonly field: Field
  readonly kind: 'picture' | 'film'
  readonly key: string
  /** How many more the same field holds. */
  readonly more: number
}

/** What a tile shows of a case: the first thing there is to see, and the film that a picture stands for. */
export function shownOnTile(
  wall: Pick<Wall, 'shows'>,
  entity: Entity,
  row: ApiRow,
): { readonly first: Seen | undefined; readonly film: Seen | undefined } {
  const seen = wall.shows.flatMap((path) => seenAt(entity, row, String(path)))
  const [first] = seen
  return { first, film: first?.kind === 'picture' ? seen.find(({ kind }) => kind === 'film') : undefined }
}

function seenAt(entity: Entity, row: ApiRow, path: string): Seen[] {
  const found = fieldAtPath(entity, path)
  const kind = found && traitsOf(found.field).media
  if (!found || (kind !== 'picture' && kind !== 'film')) return []
  const keys = [row[path]]
    .flat()
    .filter((key): key is string => typeof key === 'string' && key !== '' && !isMasked(key))
  const [key] = keys
  return key === undefined ? [] : [{ field: found.field, kind, key, more: keys.length - 1 }]
}
