import { sql, type SqlBool } from 'kysely'
import * as detail from '../../../../commands/service-manage/push-detail'
import { handle } from '../../operations/handler'
import { badField } from '../../pipeline/errors'
import { isQuiet } from '../../push/quiet-hours'
import { audienceSql } from './audience-sql'
import { candidatesSql, type Candidate } from './candidates-sql'
import type { OutboxStatus } from './push-outbox'
import { quietRules, readPushSettings } from './push-settings'

/** What a push did to one user. */
export interface Trace {
  readonly isInAudience: boolean
  /** Null where the push has not come to the user. */
  readonly status: OutboxStatus | null
  /** Why the user was left out, or would be now; the provider's code where it failed. */
  readonly reason: string | null
  readonly provider: string | null
  readonly device: string | null
  readonly variant: string | null
  /** The provider's own id of the message. */
  readonly answer: string | null
  readonly times: Readonly<
    Record<'queued' | 'sent' | 'delivered' | 'shown' | 'clicked' | 'converted' | 'removed', string | null>
  >
}

interface Found {
  status: OutboxStatus
  reason: string | null
  provider: string | null
  device: string | null
  variant: string | null
  answer: string | null
  queued_at: string | null
  sent_at: string | null
  delivered_at: string | null
  shown_at: string | null
  clicked_at: string | null
  converted_at: string | null
  removed_at: string | null
}

/** Tells what became of a push at one user; before it has come to them, what would. */
export const traceUser = handle(detail.traceUser, {
  run: async ({ db, services, now }, row, { user }): Promise<Trace> => {
    if (user === null) throw badField('user', 'error.required')
    const { rows } = await sql<Found>`select o.*, nullif(trim(concat_ws(' ', d.brand, d.model)), '') as device
      from push_outbox o left join device d on d.id = o.device_id
      where o.push_id = ${row.id} and o.user_id = ${user} and o.kind = 'push'`.execute(db)
    const found = rows[0]
    if (found) return traced(found)
    const settings = await readPushSettings(db)
    const audience = await audienceSql({ db, services }, row, now)
    const where = [sql<SqlBool>`u.id = ${user}`]
    const candidates = candidatesSql(audience, { push: row.id, category: row.category, settings, at: now, where })
    const [candidate] = (await sql<Candidate>`${candidates}`.execute(db)).rows
    const isNight =
      candidate &&
      row.category !== 'service' &&
      isQuiet(quietRules(settings), now.getTime(), candidate.timezone, candidate.area)
    return {
      isInAudience: candidate !== undefined,
      status: null,
      reason: candidate && candidate.verdict !== 'ok' ? candidate.verdict : isNight ? 'quietHours' : null,
      provider: candidate?.provider ?? null,
      device: null,
      variant: null,
      answer: null,
      times: { queued: null, sent: null, delivered: null, shown: null, clicked: null, converted: null, removed: null },
    }
  },
})

function traced({ status, reason, provider, device, variant, answer, ...times }: Found): Trace {
  return {
    isInAudience: true,
    status,
    reason,
    provider,
    device,
    variant,
    answer,
    times: {
      queued: times.queued_at,
      sent: times.sent_at,
      delivered: times.delivered_at,
      shown: times.shown_at,
      clicked: times.clicked_at,
      converted: times.converted_at,
      removed: times.removed_at,
    },
  }
}
