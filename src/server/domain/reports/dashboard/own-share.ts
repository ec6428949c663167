import { sql, type RawBuilder } from 'kysely'
import type { Entity } from '../../../../schema/entity'
import { rowsByRights } from '../../../access/rows-seen'
import type { Context } from '../../../pipeline/operation'

/** Figures of the business are for holders of this code; what waits for somebody is shown to everybody. */
export const figuresCode = 'Dashboard'

/** The condition of a record counting among the figures of an account: of those that its right to figures reaches. */
export function ownShare(
  { account, services }: Pick<Context, 'account' | 'services'>,
  entity: Entity,
): RawBuilder<boolean> {
  const conditions = rowsByRights(services.registry, entity, account, [figuresCode])
  return sql<boolean>`(${sql.join([sql`true`, ...conditions], sql` and `)})`
}
