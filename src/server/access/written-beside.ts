import type { Entity } from '../../schema/entity'
import type { Context } from '../pipeline/operation'
import { columnsSeen } from './columns-seen'
import { seesSecret } from './mask'
import { holdsFor } from './reached-record'
import { rowsNamed } from './rows-seen'

type Asked = Pick<Context, 'account' | 'db' | 'services'>

/**
 * Why an account's command may not write to a record that its own record refers to: one of others' areas is not there, and one that
 * reaches others' too is seen and not changed.
 * @returns a caption id; undefined where it may
 */
export async function keptFromWriting(
  { account, db, services: { registry } }: Asked,
  entity: Entity,
  id: number,
): Promise<'error.noSuchRecord' | 'error.otherAreas' | undefined> {
  if (!(await holdsFor({ db }, entity, id, rowsNamed(registry, entity, account)))) return 'error.noSuchRecord'
  const isWhole = await holdsFor({ db }, entity, id, rowsNamed(registry, entity, account, 'whole'))
  return isWhole ? undefined : 'error.otherAreas'
}

/** Those fields that an account may not overwrite in a record beside its own, since it sees on no page what they hold. */
export function hiddenFields<Name extends string>(
  { account, services: { registry } }: Pick<Asked, 'account' | 'services'>,
  entity: Entity,
  names: readonly Name[],
): Name[] {
  const seen = columnsSeen(registry, entity, account)
  return names.filter((name) => {
    const secret = entity.fields[name]?.secret
    return (seen && !seen.has(name)) || (secret !== undefined && !seesSecret(account, secret))
  })
}
