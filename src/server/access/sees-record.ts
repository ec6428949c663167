import type { Entity } from '../../schema/entity'
import type { Context } from '../pipeline/operation'
import { holdsFor } from './reached-record'
import { openDoors, rowsSeen } from './rows-seen'

/** Whether an account sees a record on some page that it may open; of a record that is not there, that it would see it. */
export async function seesRecord(
  { db, account, services: { registry } }: Pick<Context, 'db' | 'account' | 'services'>,
  entity: Entity,
  id: number,
): Promise<boolean> {
  return (
    openDoors(registry, entity, account).length > 0 && holdsFor({ db }, entity, id, rowsSeen(registry, entity, account))
  )
}
