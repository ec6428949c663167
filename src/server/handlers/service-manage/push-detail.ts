import { sql, type SqlBool } from 'kysely'
import * as commands from '../../../../commands/service-manage/push-detail'
import push from '../../../entities/service-manage/push'
import { audienceSql } from '../../domain/messages/audience-sql'
import { type Candidate, candidatesSql } from '../../domain/messages/candidates-sql'
import { deliverPushWork } from '../../domain/messages/deliver-push'
import type { OutboxStatus } from '../../domain/messages/push-outbox'
import { quietRules, readPushSettings } from '../../domain/messages/push-settings'
import { handlers } from '../../operations/handler'
import { badField, refused } from '../../base/errors'
import { isQuiet } from '../../push/quiet-hours'

/** What a push did to one user. */
type Trace = {
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

export default handlers(commands, {
  /** Sends one version of an experiment to all who waited for the better one. */
  pickWinner: {
    run: async (context, row, { variant }) => {
      const { variants } = row
      if (!variants?.versions.some(({ code }) => code === variant)) throw badField('variant', 'error.pushNoSuchVariant')
      if (variants.winner !== undefined) throw refused('error.pushWinnerKnown', { variant: variants.winner })
      await context.records.update(push, row, { variants: { ...variants, winner: variant } })
      await context.services.jobs.schedule(context, deliverPushWork, { push: row.id }, context.now)
    },
  },

  /** Tells what became of a push at one user; before it has come to them, what would. */
  traceUser: {
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
        times: {
          queued: null,
          sent: null,
          delivered: null,
          shown: null,
          clicked: null,
          converted: null,
          removed: null,
        },
      }
    },
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
