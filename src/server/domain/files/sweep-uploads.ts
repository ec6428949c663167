import { sql } from 'kysely'
import { defineWork } from '../../jobs/work'
import type { Services } from '../../base/services'
import { removeTraced } from '../../storage/film-traces'
import { sessionHours } from './upload-session'

const atOnce = 500

/**
 * Removes uploads that no record has come to name, those that were cut off, and leaves that nobody used. A form may be open for two
 * days, or a request wait for somebody's approval, before its record is saved; one that comes in parts waits as long after its last.
 */
export async function sweepUploads({ db, storage }: Pick<Services, 'db' | 'storage'>, now: Date): Promise<number> {
  const before = new Date(now.getTime() - sessionHours * 3_600_000)
  const { rows } = await sql<{ key: string; begun: string | null }>`select upload.key, session.begun
    from upload left join upload_session session on session.key = upload.key and upload.stored_at is null
    where named_at is null and given_at < ${before} and not exists (
      select from upload_session other where other.key = upload.key and other.touched_at >= ${before})
    order by given_at limit ${atOnce}`.execute(db)
  let swept = 0
  for (const { key, begun } of rows) {
    // A record that names it by now keeps it.
    const gone = await sql`delete from upload where key = ${key} and named_at is null returning key`.execute(db)
    if (gone.rows.length === 0) continue
    if (begun !== null) await storage.giveUp(key, begun)
    await removeTraced(storage, key)
    swept++
  }
  return swept
}

export const sweepingUploads = defineWork('files.sweepUploads', {
  lane: 'upkeep',
  everySeconds: 3_600,
  run: async (services: Services) => {
    await sweepUploads(services, new Date())
  },
})
