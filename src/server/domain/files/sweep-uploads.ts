import { sql } from 'kysely'
import { defineWork } from '../../jobs/work'
import type { Services } from '../../base/services'

/** How long a form may be open, or a request wait for somebody's approval, before its record is saved, in hours. */
const graceHours = 48
const atOnce = 500

/** Removes uploads that no record has come to name, those that were cut off, and leaves that nobody used. */
export async function sweepUploads({ db, storage }: Pick<Services, 'db' | 'storage'>, now: Date): Promise<number> {
  const before = new Date(now.getTime() - graceHours * 3_600_000)
  const { rows } = await sql<{ key: string }>`select key from upload where named_at is null and given_at < ${before}
    order by given_at limit ${atOnce}`.execute(db)
  let swept = 0
  for (const { key } of rows) {
    // A record that names it by now keeps it.
    const gone = await sql`delete from upload where key = ${key} and named_at is null returning key`.execute(db)
    if (gone.rows.length === 0) continue
    await storage.remove(key)
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
