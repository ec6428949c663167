import { sql } from 'kysely'
import type { Answer } from '../../../calls/define-call'
import * as calls from '../../../calls/message'
import push from '../../../entities/service-manage/push'
import { clicksOverTime } from '../../domain/messages/clicks-over-time'
import { holdoutLift } from '../../domain/messages/holdout-lift'
import { splitsOf } from '../../domain/messages/statistic-splits'
import { notFound } from '../../base/errors'
import { type Context } from '../../pipeline/operation'
import { serve } from '../../pipeline/serve'
import { bestVersion, enoughConfidence, versionConfidence } from '../../push/confidence'
import { type Funnel, medianRates, ratesOf } from '../../push/funnel'

type PushStatistics = Answer<typeof calls.statistics>

const comparedPushes = 20

/** The figures of one push, for its detail page. */
export const statistics = serve(calls.statistics, {
  id: 'push.statistics',
  about: { entity: push, by: 'id' },
  guard: { anyOf: ['ServiceManage:pushDetail', 'ServiceManage:pushList'] },
  run: async ({ db, language }, { id }) => {
    const row = await readRow(db, id)
    const funnel = funnelOf(row)
    const others = await readCompared(db, row)
    const splits = await splitsOf(db, id, language)
    const counted = await sql<{ skipped: Record<string, number> | null; failed: Record<string, number> | null }>`select
      (select jsonb_object_agg(key, n) from (select key, sum(value::bigint) as n from push_stat, jsonb_each_text(skipped)
        where push = ${id} group by key) s) as skipped,
      (select jsonb_object_agg(key, n) from (select key, sum(value::bigint) as n from push_stat, jsonb_each_text(failed)
        where push = ${id} group by key) f) as failed`.execute(db)
    const measure = row.variants?.measure ?? 'click'
    const versions = splits.variant.map(({ key, sent, shown, clicked }) => ({
      code: String(key),
      sent,
      hits: measure === 'open' ? shown : clicked,
    }))
    const best = bestVersion(versions)
    const kept = await outboxCounts(db, id, row.state)
    return {
      state: row.state,
      funnel,
      rates: ratesOf(funnel),
      medians: medianRates(others.map((other) => ratesOf(funnelOf(other)))),
      compared: others.length,
      clicks: await clicksOverTime(db, id),
      splits,
      skipped: counted.rows[0]?.skipped ?? {},
      failed: counted.rows[0]?.failed ?? {},
      winner: best && best.confidence >= enoughConfidence ? best : null,
      confidence: versionConfidence(versions),
      measure,
      lift: kept.holdout > 0 ? await holdoutLift(db, id) : null,
      ...kept,
    }
  },
})

interface Counters {
  readonly id: number
  readonly state: string
  readonly category: string
  readonly target_count: number | null
  readonly sent_count: number | null
  readonly delivered_count: number | null
  readonly shown_count: number | null
  readonly click_count: number | null
  readonly convert_count: number | null
  readonly variants: { readonly measure?: 'click' | 'open' } | null
}

const counters = sql`id, state, category, variants, target_count, sent_count, delivered_count, shown_count, click_count, convert_count`

async function readRow(db: Context['db'], id: number): Promise<Counters> {
  const { rows } = await sql<Counters>`select ${counters} from push where id = ${id}`.execute(db)
  if (!rows[0]) throw notFound(push.name, id)
  return rows[0]
}

async function readCompared(db: Context['db'], { id, category }: Counters): Promise<Counters[]> {
  const { rows } = await sql<Counters>`select ${counters} from push
    where category = ${category} and id <> ${id} and state = 'sent' and sent_count > 0
    order by send_at desc nulls last, id desc limit ${comparedPushes}`.execute(db)
  return rows
}

function funnelOf(row: Counters): Funnel {
  return {
    targeted: row.target_count ?? 0,
    sent: row.sent_count ?? 0,
    delivered: row.delivered_count ?? 0,
    shown: row.shown_count ?? 0,
    clicked: row.click_count ?? 0,
    converted: row.convert_count ?? 0,
  }
}

async function outboxCounts(
  db: Context['db'],
  id: number,
  state: string,
): Promise<Pick<PushStatistics, 'holdout' | 'recalled'>> {
  const { rows } = await sql<{ holdout: number; removed: number; kept: number }>`select
      count(*) filter (where status = 'holdout') as holdout, count(*) filter (where status = 'removed') as removed,
      count(*) filter (where status in ('sent', 'delivered', 'shown')) as kept
    from push_outbox where push_id = ${id} and kind = 'push'`.execute(db)
  const { holdout = 0, removed = 0, kept = 0 } = rows[0] ?? {}
  return {
    holdout: Number(holdout),
    recalled: state === 'recalled' ? { asked: Number(removed) + Number(kept), removed: Number(removed) } : null,
  }
}
