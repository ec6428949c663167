import { sql } from 'kysely'
import { resendFailed } from '../../../../commands/service-manage/send-list'
import message from '../../../entities/service-manage/message'
import messageSend from '../../../entities/service-manage/message-send'
import { Records } from '../../db/records'
import { defineWork } from '../../jobs/work'
import { handle } from '../../operations/handler'
import { nextPushAt } from './message-inbox'
import { sendMessagePushes } from './message-push'

const resendWork = 'message.resendPushes'
/** Users who are not gone for good, and whom a sending reached neither in the inbox nor by its push. */
const unreached = sql<boolean>`u.id = i.user_id and u.state <> 'deleted' and (i.status = 'failed' or i.push_status = 'failed')`

/** What did not arrive is put into the inbox after all, and its push waits anew. */
export const resendingFailed = handle(resendFailed, {
  undo: 'never',
  check: async ({ db }, { id }) => {
    const { rows } = await sql`select 1 from message_inbox i, "user" u where i.send_id = ${id} and ${unreached}
      limit 1`.execute(db)
    return rows.length > 0 || 'service-manage.send-list.noneToReach'
  },
  run: async ({ db, records, services, now }, row) => {
    const at = now.toISOString()
    const { rows } = await sql<{ was: string }>`with late as (
        select i.user_id, i.status from message_inbox i, "user" u where i.send_id = ${row.id} and ${unreached} for update of i
      )
      update message_inbox i set status = 'delivered', reason = null, delivered_at = coalesce(delivered_at, ${at}),
        push_status = case when i.push_status = 'failed' then 'queued' else i.push_status end, push_reason = null,
        push_attempts = 0, push_due_at = case when i.push_status = 'failed' then ${at}::timestamptz else i.push_due_at end
      from late where i.send_id = ${row.id} and i.user_id = late.user_id returning late.status as was`.execute(db)
    const delivered = rows.filter(({ was }) => was === 'failed').length
    await records.update(messageSend, row, {
      sentCount: (row.sentCount ?? 0) + delivered,
      failCount: Math.max(0, (row.failCount ?? 0) - delivered),
    })
    await services.jobs.schedule({ db }, resendWork, { send: row.id }, now)
    return { count: rows.length }
  },
})

/** Hands over the pushes that wait again; those whose provider is busy get another turn. */
export const resendingPushes = defineWork<{ send: number }>(resendWork, {
  lane: 'delivery',
  run: async (services, { send }) => {
    const now = new Date()
    const records = new Records(services.db, null, now)
    const [sending] = await records.where(messageSend, { id: send })
    const [content] = sending ? await records.where(message, { id: sending.message }) : []
    if (!content) return
    while ((await sendMessagePushes(services, send, content, now)) > 0);
    const next = await nextPushAt(services.db, send)
    if (next) await services.jobs.schedule({ db: services.db }, resendWork, { send }, next)
  },
})
