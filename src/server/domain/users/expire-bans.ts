import { sql } from 'kysely'
import blacklistEntry from '../../../entities/user-manage/blacklist-entry'
import { Records } from '../../db/records'
import { defineWork } from '../../jobs/work'
import { writeAudit } from '../../audit/audit'
import { inTransaction } from '../../pipeline/in-transaction'
import type { Services } from '../../base/services'
import { endBan, isOver, settleUser } from './bans'

/** Ends that are due are looked up in batches: a server that was off for a week catches up without one long query. */
const batchSize = 500

/**
 * Ends every ban whose end has come, and lets its user in again where it was of scope login: a small transaction each,
 * with an audit entry of the system. Safe to run on several servers at once.
 * @returns how many ended
 */
export async function expireBans(services: Services, now: Date): Promise<number> {
  let ended = 0
  for (;;) {
    const { rows } = await sql<{ id: number }>`select id from blacklist_entry
      where state = 'active' and expires_at <= ${now.toISOString()} order by expires_at, id limit ${batchSize}`.execute(
      services.db,
    )
    for (const { id } of rows) if (await expireBan(services, id, now)) ended++
    if (rows.length < batchSize) return ended
  }
}

async function expireBan(services: Services, id: number, now: Date): Promise<boolean> {
  const changes = await inTransaction(services, async ({ db }) => {
    const records = new Records(db, null, now)
    const ban = await records.find(blacklistEntry, id)
    if (ban?.state !== 'active' || !isOver(ban, now)) return []
    await endBan({ db, records, now }, ban, { state: 'expired' })
    await settleUser({ db, records, now }, ban.user)
    await writeAudit(
      db,
      {
        kind: 'system',
        code: 'user.expireBans',
        accountId: null,
        sessionId: null,
        changes: records.changes,
        entity: 'user',
        recordId: String(ban.user),
        result: 'ok',
        resultCode: '00000',
        ip: '',
        requestId: `expire-ban-${id}`,
        at: now,
        durationMs: Date.now() - now.getTime(),
      },
      services.registry.entities,
    )
    return records.changes
  })
  services.events.changed(changes)
  return changes.length > 0
}

export const expiringBans = defineWork('user.expireBans', {
  lane: 'clock',
  everySeconds: 60,
  run: async (services) => {
    const ended = await expireBans(services, new Date())
    if (ended > 0) services.log.info({ ended }, 'bans have come to their end')
  },
})
