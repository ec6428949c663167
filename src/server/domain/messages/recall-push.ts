import { sql } from 'kysely'
import { defineWork } from '../../jobs/work'
import { deliveryOf } from '../../push/delivery-of'

const rowsAtOnce = 1_000
export const recallWork = 'message.recallPush'

/** Opened ones have left the notification centre. */
export const onPhones = ['sent', 'delivered', 'shown']

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
