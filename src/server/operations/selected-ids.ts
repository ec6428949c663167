import { sql } from 'kysely'
import type { Entity } from '../../schema/entity'
import { storageOf } from '../db/storage'
import type { Selection } from '../jobs/jobs'
import type { Context } from '../pipeline/operation'
import { selectionSql } from './command-preview'

/** More records than this are not locked and changed by one call: the episodes of the longest title. */
export const mostTogether = 3_000

/** The ids that a selection comes to; of more than `mostTogether`, one more than that. */
export async function selectedIds(context: Context, entity: Entity, selection: Selection): Promise<number[]> {
  if ('ids' in selection) return [...selection.ids]
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(storageOf(entity).table)}
    ${selectionSql(context, entity, selection)} order by id limit ${mostTogether + 1}`.execute(context.db)
  return rows.map(({ id }) => id)
}
