import { sql } from 'kysely'
import * as list from '../../../../commands/service-manage/push-list'
import { defineWork } from '../../jobs/work'
import { handle } from '../../operations/handler'
import { deliveryOf } from '../../push/delivery-of'
import { movePush } from './push-rules'

const rowsAtOnce = 1_000
const recallWork = 'message.recallPush'

/** Takes a push off the phones that still show it; the share that allowed it stands in the push's figures. */
export const recall = handle(list.recall, {
  run: async (context, row) => {
    await movePush(context, row, { state: 'recalled' })
    await context.services.jobs.schedule(context, recallWork, { push: row.id }, context.now)
    const { rows } = await sql<{ count: number }>`select count(*) as count from push_outbox
      where push_id = ${row.id} and kind = 'push' and status = any(${onPhones})`.execute(context.db)
    return { onPhones: Number(rows[0]?.count ?? 0) }
  },
})

/** Opened ones have left the notification centre. */
const onPhones = ['sent', 'delivered', 'shown']

/** Asks the provider phone by phone; each is asked once, however often the work is begun. */
export const recallPush = defineWork<{ push: number; after?: number }>(recallWork, {
  lane: 'delivery',
  run: async ({ db, config, events }, { push }) => {
    const delivery = deliveryOf(config)
    for (let last = 0; ;) {
      const { rows } = await sql<{ id: number; user_id: number; sent_at: string }>`
        select id, user_id, sent_at from push_outbox where push_id = ${push} and kind = 'push'
          and status = any(${onPhones}) and id > ${last} order by id limit ${rowsAtOnce}`.execute(db)
      if (rows.length === 0) break
      const removed = await delivery.remove(
        rows.map((row) => ({ push, user: row.user_id, sentAt: new Date(row.sent_at) })),
      )
      const gone = rows.filter((_row, index) => removed[index]).map(({ id }) => id)
      await sql`update push_outbox set status = 'removed', removed_at = now(), ask_at = null where id = any(${gone})`.execute(
        db,
      )
      last = rows.at(-1)?.id ?? last
    }
    events.changed([{ entity: 'push', id: push, label: '', before: null, after: null }])
  },
})
