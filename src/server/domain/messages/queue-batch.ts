import { sql, type Kysely } from 'kysely'
import push from '../../../entities/service-manage/push'
import type { Row } from '../../../schema/entity'
import type { Database } from '../../db/database'
import { Records } from '../../db/records'
import type { Services } from '../../base/services'
import { lookAtUsers } from './look-at-users'
import { readDelivery, writeDelivery, type DeliveryRow } from './delivery-row'
import { nextQueued, type QueuedRow } from './push-outbox'
import { readPushSettings } from './push-settings'
import { transaction } from '../../db/transaction'

type Push = Row<typeof push>

/** What there is to do next for a push. */
export type NextBatch =
  | { readonly kind: 'batch'; readonly push: Push; readonly rows: readonly QueuedRow[]; readonly perSecond: number }
  /** It is not to be sent now: paused, cancelled, or all pushes are on hold. */
  | { readonly kind: 'stopped' }
  /** It goes on at a moment, or when somebody picks the better version. */
  | { readonly kind: 'later'; readonly at: string | null }
  | { readonly kind: 'finished' }

/** How many messages a batch has at most: few enough that a pause takes effect at once. */
const largestBatch = 1_000

/**
 * Takes a push's next users into the outbox, and returns the messages to be sent. One transaction: what is returned is
 * in the outbox, so that a server that dies now loses nothing, and each user has one row, so that nothing is doubled.
 */
export async function queueBatch(services: Services, id: number, now: Date): Promise<NextBatch> {
  return transaction(services.db, services.config, async (db) => {
    const row = await new Records(db, null, now).find(push, id)
    const delivery = row && (await readDelivery(db, id))
    if (!row || !delivery) return { kind: 'stopped' }
    const isResend = row.state === 'sent' && delivery.plan.isResend === true
    if (row.state !== 'sending' && !isResend) return { kind: 'stopped' }
    const settings = await readPushSettings(db)
    if (settings.stopAll && row.category !== 'service') return { kind: 'stopped' }
    const perSecond = Math.min(row.perSecond, settings.globalPerSecond)
    const most = Math.min(perSecond, largestBatch)
    const batch = async (): Promise<NextBatch> => ({
      kind: 'batch',
      push: row,
      rows: await nextQueued(db, id, most),
      perSecond,
    })
    const left = await batch()
    if (left.kind === 'batch' && left.rows.length > 0) return left
    if (isResend) {
      await writeDelivery(db, id, { ...delivery, plan: { ...delivery.plan, isResend: false } }, now)
      return { kind: 'stopped' }
    }
    if (delivery.isWalked) return (await releaseWaiting(db, row, most)) ?? batch()
    const wave = nextWave(delivery, now)
    if (wave.kind === 'later') return wave
    await writeDelivery(db, id, await lookAtUsers({ db, services }, row, wave.delivery, settings, most, now), now)
    return batch()
  })
}

/** By local time: the zones whose hour has come form a wave of their own. */
function nextWave(
  delivery: DeliveryRow,
  now: Date,
): { readonly kind: 'walk'; readonly delivery: DeliveryRow } | Extract<NextBatch, { kind: 'later' }> {
  const { zones, wave } = delivery.plan
  if (!zones || wave) return { kind: 'walk', delivery }
  const due = Object.entries(zones).flatMap(([zone, at]) => (Date.parse(at) <= now.getTime() ? [zone] : []))
  const first = Object.values(zones).sort()[0]
  if (due.length === 0 && first !== undefined) return { kind: 'later', at: first }
  const left = Object.fromEntries(Object.entries(zones).filter(([zone]) => !due.includes(zone)))
  return { kind: 'walk', delivery: { ...delivery, lastUserId: 0, plan: { ...delivery.plan, zones: left, wave: due } } }
}

/** Those who waited for the better version get it. @returns what else is to do; undefined where some are queued now */
async function releaseWaiting(db: Kysely<Database>, row: Push, most: number): Promise<NextBatch | undefined> {
  const waiting = await sql`select 1 from push_outbox where push_id = ${row.id} and status = 'waiting' limit 1`.execute(
    db,
  )
  if (waiting.rows.length === 0) return { kind: 'finished' }
  const winner = row.variants?.winner
  if (winner === undefined) return { kind: 'later', at: null }
  await sql`update push_outbox set status = 'queued', variant = ${winner} where id in
    (select id from push_outbox where push_id = ${row.id} and status = 'waiting' order by id limit ${most})`.execute(db)
  return undefined
}
