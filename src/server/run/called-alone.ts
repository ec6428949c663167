import { sql } from 'kysely'
import type { CommandInfo } from '../../schema/registry'
import { rowFrom, storageOf } from '../db/storage'
import type { Selection } from '../jobs/jobs'
import type { Context } from '../pipeline/operation'
import { selectionSql } from './select'

/** What the only record that a command is about is called, for a caller that knows nothing of it but its number. */
export async function calledAlone(
  context: Context,
  info: CommandInfo,
  selection: Selection,
): Promise<{ readonly called?: string }> {
  const { entity } = info.command
  if (!entity || !('ids' in selection) || selection.ids.length !== 1) return {}
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(storageOf(entity).table)}
    ${await selectionSql(context, info, selection)}`.execute(context.db)
  const [stored] = rows
  return stored ? { called: await context.records.nameOf(entity, rowFrom(entity, stored), context.language) } : {}
}
