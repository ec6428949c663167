import { sql } from 'kysely'
import { ALL_AREAS, type AreaGroup } from '../../fields/areas/field'
import type { Context } from '../pipeline/operation'

/** How given members meet those that are there. */
export type How = 'replace' | 'add' | 'remove'

/** A list after members were put in its place, added to it, or taken out of it. */
export function changedList(present: readonly number[], given: readonly number[], how: How): number[] {
  if (how === 'replace') return [...given]
  if (how === 'add') return [...new Set([...present, ...given])]
  return present.filter((id) => !given.includes(id))
}

/**
 * As `changedList` for areas, where one entry may stand for all: taking one out of all leaves each of the others of its group.
 */
export async function changedAreas(
  { db }: Pick<Context, 'db'>,
  group: AreaGroup,
  present: readonly number[],
  given: readonly number[],
  how: How,
): Promise<number[]> {
  if (how === 'remove' && given.includes(ALL_AREAS)) return []
  if (how === 'remove' && present.includes(ALL_AREAS)) {
    const { rows } = await sql<{ id: number }>`select id from area_config
      where enabled and "group" = ${group} order by id`.execute(db)
    return rows.map(({ id }) => Number(id)).filter((id) => !given.includes(id))
  }
  const changed = changedList(present, given, how)
  return changed.includes(ALL_AREAS) ? [ALL_AREAS] : changed
}
