import { pagesOf, type Registry } from '../../schema/registry'
import { storageOf } from '../db/storage'
import { holds } from '../pipeline/account'
import type { Context } from '../pipeline/operation'
import { codeOf, maySee } from './visibility'

/**
 * Whether an account may open a page of an entity, and see one of its records there.
 * @param name the entity's
 */
export async function seesRecord(
  { db, account }: Pick<Context, 'db' | 'account'>,
  registry: Registry,
  name: string,
  id: number,
): Promise<boolean> {
  const entity = registry.entities.get(name)
  if (!entity || !pagesOf(registry, entity).some((page) => holds(account, codeOf(page)))) return false
  const { table } = storageOf(entity)
  const stored = await db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst()
  return stored !== undefined && maySee(entity, account, stored)
}
