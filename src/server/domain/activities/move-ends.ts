import gatePass from '../../../entities/activity-manage/gate-pass'
import { Records, type Change } from '../../db/records'
import type { Context } from '../../pipeline/operation'

/** Who has paid for a season loses none of it to a pause: as long as that lasted, the end comes later. */
export async function moveEnds({ db, now }: Pick<Context, 'db' | 'now'>, changes: readonly Change[]): Promise<void> {
  const records = new Records(db, null, now)
  for (const { id, before, after } of changes) {
    const row = before?.state === undefined ? undefined : await records.find(gatePass, id)
    if (!row || row.state !== after?.state) continue
    if (row.state === 'paused') await records.update(gatePass, row, { pausedAt: now.toISOString() })
    if (before?.state !== 'paused' || row.pausedAt === null) continue
    const pause = now.getTime() - Date.parse(row.pausedAt)
    const later = (at: string) => new Date(Date.parse(at) + pause).toISOString()
    const ends = row.state === 'running' ? { endsAt: later(row.endsAt), claimUntil: later(row.claimUntil) } : {}
    await records.update(gatePass, row, { pausedAt: null, ...ends })
  }
}
