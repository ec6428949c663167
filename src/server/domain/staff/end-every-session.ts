import { sql } from 'kysely'
import staffSession from '../../../entities/staff-manage/staff-session'
import type { Context } from '../../pipeline/operation'

/** Ends every open session but the one that asks; their browsers notice at once. @returns how many have ended */
export async function endEverySession({ db, account, now, services }: Context): Promise<number> {
  const at = now.toISOString()
  const { rows } = await sql<{
    id: number
  }>`update staff_session set state = 'ended', ended_at = ${at}, ended_by = ${account.id},
      end_reason = 'forced', version = version + 1, updated_at = ${at}
    where state = 'active' and id <> ${account.sessionId} returning id`.execute(db)
  // No browser lists thousands of sessions: one of them stands for all.
  const ended = rows
    .slice(0, 1)
    .map(({ id }) => ({ entity: staffSession.name, id, label: '', before: null, after: null }))
  services.events.changed(ended)
  return rows.length
}
