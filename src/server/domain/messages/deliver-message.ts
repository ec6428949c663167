import { sql } from 'kysely'
import message from '../../../entities/service-manage/message'
import messageSend from '../../../entities/service-manage/message-send'
import { Records } from '../../db/records'
import { defineWork } from '../../jobs/work'
import type { Services } from '../../base/services'
import { asSystem } from '../../run/as-system'
import { fillInboxes, nextPushAt } from './message-inbox'
import { sendMessagePushes } from './message-push'
import { transaction } from '../../db/transaction'

/** The name under which a sending is delivered. */
export const deliverMessageWork = 'message.deliverMessage'

/** Users a transaction. */
const batchSize = 1_000
/** Goes on for this long at a time, in milliseconds: other background work gets its turn in between. */
const longestTurn = 5_000

/** Delivers a sending whose hour has come, and asks for the next turn where there is more. */
export const deliveringMessage = defineWork<{ send: number }>(deliverMessageWork, {
  lane: 'delivery',
  run: async (services, { send }) => {
    const next = await deliverMessage(services, send, new Date())
    if (next) await services.jobs.schedule({ db: services.db }, deliverMessageWork, { send }, next)
  },
})

/** Looks for sendings that nobody was asked to deliver, or that a server left behind when it died. */
export const deliverDueMessages = defineWork('message.dueMessages', {
  lane: 'delivery',
  everySeconds: 60,
  run: async ({ db, jobs }) => {
    const { rows } = await sql<{ id: number }>`select id from message_send
      where audience <> 'event' and (state = 'sending' or (state = 'scheduled' and coalesce(send_at, created_at) <= now()))
      order by id limit 100`.execute(db)
    for (const { id } of rows) await jobs.schedule({ db }, deliverMessageWork, { send: id }, new Date())
  },
})

/**
 * Delivers a sending for a turn: first to the inboxes, then by push beside them.
 * @returns when to go on; undefined where nothing is left to do
 */
export async function deliverMessage(
  services: Services,
  id: number,
  now: Date,
  longest = longestTurn,
): Promise<Date | undefined> {
  const until = performance.now() + longest
  if (!(await begin(services, id, now))) return undefined
  for (let looked = batchSize; looked === batchSize;) {
    if (performance.now() > until) return now
    looked = await nextInboxes(services, id, now)
  }
  const send = await new Records(services.db, null, now).where(messageSend, { id })
  const [row] = await new Records(services.db, null, now).where(message, { id: send[0]?.message ?? 0 })
  while (row && (await sendMessagePushes(services, id, row, now)) > 0) if (performance.now() > until) return now
  const next = await nextPushAt(services.db, id)
  if (!next) await finish(services, id, now)
  return next
}

/** Turns a sending whose hour has come to `sending`. @returns whether it is to be delivered now */
async function begin(services: Services, id: number, now: Date): Promise<boolean> {
  return asSystem(services, 'message.deliverMessage', now, async ({ records }) => {
    const send = await records.find(messageSend, id)
    if (send?.state === 'sending') return true
    if (send?.state !== 'scheduled' || send.audience === 'event') return false
    if (send.sendAt !== null && Date.parse(send.sendAt) > now.getTime()) return false
    const content = await records.find(message, send.message)
    const isReady = content?.state === 'ready' && content.enabled && !isOver(content.expiresAt, now)
    await records.update(messageSend, send, { state: isReady ? 'sending' : 'cancelled' })
    return isReady
  })
}

/** One batch of inboxes in a transaction; the sending is locked, so that servers take turns. */
async function nextInboxes(services: Services, id: number, now: Date): Promise<number> {
  return transaction(services.db, services.config, async (db) => {
    const send = await new Records(db, null, now).find(messageSend, id)
    return send?.state === 'sending' ? fillInboxes({ db, services }, send, batchSize, now) : 0
  })
}

async function finish(services: Services, id: number, now: Date): Promise<void> {
  await asSystem(services, 'message.deliverMessage', now, async ({ db, records }) => {
    const send = await records.find(messageSend, id)
    if (send?.state !== 'sending') return
    await records.update(messageSend, send, {
      state: 'sent',
      sendAt: send.sendAt ?? now.toISOString(),
      targetCount: (send.sentCount ?? 0) + (send.failCount ?? 0),
    })
    await sql`update message set sends = coalesce(sends, 0) + 1, last_sent_at = ${now.toISOString()}
      where id = ${send.message}`.execute(db)
  })
}

function isOver(moment: string | null, now: Date): boolean {
  return moment !== null && Date.parse(moment) <= now.getTime()
}
