import staffSession from '../../../entities/staff-manage/staff-session'
import type { Row } from '../../../schema/entity'
import type { Context } from '../../pipeline/operation'

/** Ends sessions: their tokens are worth nothing from the next call on. */
export async function endSessions(
  context: Context,
  sessions: readonly Row<typeof staffSession>[],
  reason: NonNullable<Row<typeof staffSession>['endReason']>,
): Promise<void> {
  for (const session of sessions)
    await context.records.update(staffSession, session, {
      state: 'ended',
      endedAt: context.now.toISOString(),
      endedBy: context.account.id,
      endReason: reason,
    })
}
