import { sql } from 'kysely'
import { defineWork } from '../../jobs/work'
import { deliveryOf } from '../../push/delivery-of'
import type { Receipt } from '../../push/push-delivery'
import { hourOf, stages, Tally, type Stage } from '../../push/tally'
import type { Services } from '../../base/services'
import { writeTally } from './write-tally'
import { transaction } from '../../db/transaction'

const rowsAtOnce = 2_000
/** Looks for this long at a time, in milliseconds: other background work gets its turn in between. */
const longestTurn = 4_000

/** Gathers what phones have reported of the messages they got. */
export const gatherPushReceipts = defineWork('message.pushReceipts', {
  lane: 'delivery',
  everySeconds: 10,
  run: (services) => gatherReceipts(services, new Date()),
})

type Times = { readonly [S in Exclude<Stage, 'sent'>]: Date | null }

interface Asked {
  readonly id: number
  /** A test counts in no figure. */
  readonly kind: 'push' | 'test'
  readonly user_id: number
  readonly area: number | null
  readonly client: number | null
  readonly language: number | null
  readonly provider: string | null
  readonly variant: string | null
  readonly sent_at: string
  readonly delivered_at: string | null
  readonly shown_at: string | null
  readonly clicked_at: string | null
  readonly converted_at: string | null
}

/** Asks about every message that may have news, push by push, and adds what is new to the figures. */
export async function gatherReceipts(services: Services, now: Date): Promise<void> {
  const until = performance.now() + longestTurn
  while (performance.now() < until) {
    const due = await sql<{ push_id: number }>`select push_id from push_outbox
      where ask_at <= ${now.toISOString()} order by ask_at limit 1`.execute(services.db)
    const [first] = due.rows
    if (!first) return
    await gatherOf(services, first.push_id, now)
    services.events.changed([{ entity: 'push', id: first.push_id, label: '', before: null, after: null }])
  }
}

async function gatherOf(services: Services, push: number, now: Date): Promise<void> {
  const delivery = deliveryOf(services.config)
  await transaction(services.db, services.config, async (db) => {
    await sql`select 1 from push where id = ${push} for update`.execute(db)
    const { rows } = await sql<Asked>`select id, kind, user_id, area, client, language, provider, variant, sent_at,
        delivered_at, shown_at, clicked_at, converted_at from push_outbox
      where push_id = ${push} and ask_at <= ${now.toISOString()} order by ask_at limit ${rowsAtOnce}`.execute(db)
    const tally = new Tally()
    const told = rows.map((row) => {
      const receipt = delivery.receipt({ push, user: row.user_id, sentAt: new Date(row.sent_at) }, now)
      const times = timesOf(receipt)
      for (const stage of stages)
        if (row.kind === 'push' && stage !== 'sent' && times[stage] && row[`${stage}_at`] === null)
          tally.add({ ...row, hour: hourOf(times[stage]) }, stage)
      return { id: row.id, status: statusOf(times), ...columns(times), ask_at: receipt.askAt }
    })
    await sql`update push_outbox o set status = e.status, delivered_at = e.delivered_at, shown_at = e.shown_at,
        clicked_at = e.clicked_at, converted_at = e.converted_at, ask_at = e.ask_at
      from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as e(id bigint, status text, delivered_at timestamptz,
        shown_at timestamptz, clicked_at timestamptz, converted_at timestamptz, ask_at timestamptz)
      where o.id = e.id`.execute(db)
    await writeTally(db, push, tally, now)
    await sql`update push set delivered_count = coalesce(delivered_count, 0) + ${tally.total('delivered')},
      shown_count = coalesce(shown_count, 0) + ${tally.total('shown')},
      click_count = coalesce(click_count, 0) + ${tally.total('clicked')},
      convert_count = coalesce(convert_count, 0) + ${tally.total('converted')} where id = ${push}`.execute(db)
  })
}

function timesOf({ deliveredAt, shownAt, clickedAt, convertedAt }: Receipt): Times {
  return { delivered: deliveredAt, shown: shownAt, clicked: clickedAt, converted: convertedAt }
}

function statusOf(times: Times): Stage {
  return [...stages].reverse().find((stage) => stage !== 'sent' && times[stage] !== null) ?? 'sent'
}

function columns({ delivered, shown, clicked, converted }: Times) {
  return { delivered_at: delivered, shown_at: shown, clicked_at: clicked, converted_at: converted }
}
