import { namesAreas } from '../../fields/field-traits'
import { sql, type Kysely } from 'kysely'
import { ALL_AREAS, areaGroupOf, type AreaGroup } from '../../fields/areas/field'
import { idsIn, leavesOf } from '../../fields/leaves-of'
import type { Fields } from '../../schema/field'
import type { Database } from '../db/database'
import { badRequest, type Problem } from '../base/errors'

type Values = Readonly<Record<string, unknown>>

interface Named {
  /** `areas`, `lines.0.area` */
  readonly path: string
  readonly group: AreaGroup
  readonly id: number
}

/**
 * Refuses areas that are not of their field's group, or that nobody has drawn.
 * @param before what the record holds: an area may stay where it is
 * @throws A0400 naming each field
 */
export async function refuseForeignAreas(
  db: Kysely<Database>,
  fields: Fields,
  values: Values,
  before: Values = {},
): Promise<void> {
  const held = new Set(areasIn(fields, before).map(({ path, id }) => `${path} ${id}`))
  const named = areasIn(fields, values).filter(({ path, id }) => !held.has(`${path} ${id}`))
  if (named.length === 0) return
  const { rows } = await sql<{ id: number; group: string }>`select id, "group" from area_config
    where id = any(${[...new Set(named.map(({ id }) => id))]}::bigint[])`.execute(db)
  const groups = new Map(rows.map(({ id, group }) => [Number(id), group]))
  const problems = new Map<string, Problem>()
  for (const { path, group, id } of named) {
    const own = groups.get(id)
    if (own === group) continue
    const problem = own === undefined ? 'error.noSuchRecord' : 'error.otherAreaGroup'
    problems.set(path, { field: path, problem })
  }
  if (problems.size > 0) throw badRequest([...problems.values()])
}

function areasIn(fields: Fields, values: Values): Named[] {
  return leavesOf(fields, values).flatMap((leaf) => {
    const { field, path } = leaf
    const group = areaGroupOf(field)
    if (!group || !namesAreas(field)) return []
    return idsIn(leaf).flatMap((id) => (id === ALL_AREAS ? [] : [{ path, group, id }]))
  })
}
