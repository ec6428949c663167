import { sql } from 'kysely'
import messageSend from '../../../entities/service-manage/message-send'
import push from '../../../entities/service-manage/push'
import userGroup from '../../../entities/user-group/user-group'
import { storageOf } from '../../db/storage'
import { transaction } from '../../db/transaction'
import { defineWork } from '../../jobs/work'
import { removeFilesWork } from '../../pipeline/storage-within'
import type { Services } from '../../base/services'
import { dayMs } from '../../../schema/time'

/** A form that has had its file read may be open for this long before it is saved, in days. */
const graceDays = 7
/** A list has up to a million members: this many lists go in one round. */
const atOnce = 20

/** Whose audience may be a file of users. */
const naming = [push, messageSend, userGroup] as const

/**
 * Removes lists of users that were read from files which no record names any more, with the files that the server made for them;
 * those that people uploaded are swept as uploads are.
 * @returns how many have gone
 */
export async function sweepLists(
  { db, config, jobs }: Pick<Services, 'db' | 'config' | 'jobs'>,
  now: Date,
): Promise<number> {
  const before = new Date(now.getTime() - graceDays * dayMs).toISOString()
  const named = naming.map(
    (entity) => sql`select 1 from ${sql.table(storageOf(entity).table)} r where r.user_file = l.file`,
  )
  const isNamed = sql<boolean>`exists (${sql.join(named, sql` union all `)})`
  const { rows } = await sql<{ file: string }>`select l.file from push_list l
    where l.read_at < ${before} and not ${isNamed} order by l.read_at limit ${atOnce}`.execute(db)
  let gone = 0
  for (const { file } of rows) {
    gone += await transaction(db, config, async (inside) => {
      const deleted = await sql<{ isOurs: boolean }>`delete from push_list l where l.file = ${file} and not ${isNamed}
        returning not exists (select 1 from upload u where u.key = l.file) as "isOurs"`.execute(inside)
      if (deleted.rows[0]?.isOurs) await jobs.schedule({ db: inside }, removeFilesWork, { keys: [file] }, now)
      return deleted.rows.length
    })
  }
  return gone
}

export const sweepingLists = defineWork('message.sweepLists', {
  lane: 'upkeep',
  everySeconds: 3_600,
  run: async (services) => {
    await sweepLists(services, new Date())
  },
})
