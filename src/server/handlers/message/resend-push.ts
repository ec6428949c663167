import { Readable } from 'node:stream'
import { sql } from 'kysely'
import * as list from '../../../../commands/service-manage/push-list'
import push from '../../../entities/service-manage/push'
import { handle } from '../../operations/handler'
import { refused } from '../../pipeline/errors'
import { copyOf } from './copy-of'
import { deliverPushWork } from './deliver-push'
import { storeList } from './user-list'

/** Tries those once more whose provider was too busy or whose device was not known; the push itself stays over. */
export const resendFailed = handle(list.resendFailed, {
  run: async ({ db, services, now }, row) => {
    const queued = await sql`update push_outbox set status = 'queued', reason = null
      where push_id = ${row.id} and kind = 'push' and status = 'failed'`.execute(db)
    const count = Number(queued.numAffectedRows ?? 0)
    if (count === 0) throw refused('service-manage.push-list.resendFailed.noFailure')
    await sql`update push set fail_count = greatest(coalesce(fail_count, 0) - ${count}, 0) where id = ${row.id}`.execute(
      db,
    )
    await sql`update push_delivery set plan = plan || '{"isResend": true}'::jsonb where push_id = ${row.id}`.execute(db)
    await services.jobs.schedule({ db }, deliverPushWork, { push: row.id }, now)
    return { count }
  },
})

/** A draft with the same text, for those who got the push and did not open it. */
export const sendToUnopened = handle(list.sendToUnopened, {
  run: async ({ db, records, services, now }, row) => {
    const { rows } = await sql<{
      display_id: string
    }>`select u.display_id from push_outbox o join "user" u on u.id = o.user_id
      where o.push_id = ${row.id} and o.kind = 'push' and o.status in ('sent', 'delivered', 'shown')
        and u.display_id is not null order by u.id`.execute(db)
    if (rows.length === 0) throw refused('error.pushAllOpened')
    const ids = rows.map(({ display_id }) => display_id)
    const file = `push/unopened-${row.id}-${now.getTime()}.csv`
    await services.storage.write(file, Readable.from([`displayId\n${ids.join('\n')}\n`]))
    await storeList(db, file, ids)
    const copy = await records.insert(push, {
      ...copyOf(row),
      name: `${row.name.slice(0, 55)} (2)`,
      audience: 'userFile',
      userTags: null,
      userGroups: null,
      inactiveDays: null,
      userFile: file,
      schedule: 'at',
      sendAt: null,
      variants: null,
      holdout: 0,
    })
    return { id: copy.id, count: ids.length }
  },
})
