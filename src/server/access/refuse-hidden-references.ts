import { idsIn, leavesOf } from '../../fields/leaves-of'
import type { Fields } from '../../schema/field'
import { badRequest, type Problem } from '../base/errors'
import type { Context } from '../pipeline/operation'
import { whichOf } from './reached-record'
import { rowsNamed } from './rows-seen'

type Values = Readonly<Record<string, unknown>>

/** A record that a value refers to. */
interface Named {
  /** `user`, `lines.0.user` */
  readonly path: string
  readonly to: string
  readonly id: number
}

/**
 * Refuses values that refer to records which the account may not even read the names of: others' own ones, and those of areas that
 * are not its own.
 * @param before what the record holds, which may stay
 * @throws A0400 naming each field, as for records that are not there
 */
export async function refuseHiddenReferences(
  { db, account, services: { registry } }: Pick<Context, 'db' | 'account' | 'services'>,
  fields: Fields,
  values: Values,
  before: Values = {},
): Promise<void> {
  const held = new Set(referencesIn(fields, before).map(({ path, id }) => `${path} ${id}`))
  const named = referencesIn(fields, values).filter(({ path, id }) => !held.has(`${path} ${id}`))
  const problems: Problem[] = []
  for (const to of new Set(named.map((each) => each.to))) {
    const entity = registry.entities.get(to)
    const conditions = entity ? rowsNamed(registry, entity, account) : []
    if (!entity || conditions.length === 0) continue
    const own = named.filter((each) => each.to === to)
    const seen = await whichOf(
      { db },
      entity,
      own.map(({ id }) => id),
      conditions,
    )
    for (const { path, id } of own) if (!seen.has(id)) problems.push({ field: path, problem: 'error.noSuchRecord' })
  }
  if (problems.length > 0) throw badRequest(problems)
}

function referencesIn(fields: Fields, values: Values): Named[] {
  return leavesOf(fields, values).flatMap((leaf) => {
    const { field, path } = leaf
    return 'to' in field ? idsIn(leaf).map((id) => ({ path, to: String(field.to), id })) : []
  })
}
