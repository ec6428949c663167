import type { Answer } from '../../../../calls/define-call'
import type { dashboard } from '../../../../calls/report'
import type { Captions } from '../../../../schema/field'
import { sql } from 'kysely'
import order from '../../../../entities/goods-and-order/order'
import { auditedTitle } from '../../../operations/audited-title'
import type { Context } from '../../../pipeline/operation'
import { ownShare } from './own-share'

/** Below this share of paid orders over 30 minutes a country's payments are in trouble; fewer orders say nothing. */
const lowestSuccess = 85
const leastOrders = 10

type Dashboard = Answer<typeof dashboard>

/** What needs a look now: payments failing in a country; jobs and exports of one's own that have failed. */
export async function alerts(context: Context, mayFigures: boolean) {
  const { account, services, now } = context
  const db = services.reading
  const since = new Date(now.getTime() - 30 * 60_000).toISOString()
  const payments = mayFigures
    ? await sql<{ name: Captions; value: number; orders: number }>`
        select c.name, round(100.0 * count(*) filter (where paid_at is not null) / count(*), 1) as value, count(*) as orders
        from "order" join country c on c.id = "order".country
        where "order".created_at >= ${since} and "order".state not in ('created', 'pending') and not is_test
          and ${ownShare(context, order)}
        group by c.id having count(*) >= ${leastOrders}
          and 100.0 * count(*) filter (where paid_at is not null) / count(*) < ${lowestSuccess}
        order by value limit 5`.execute(db)
    : { rows: [] }
  const jobs = await sql<{ id: number; title: string; at: string; kind: 'job' | 'export' }>`
    select id, title, updated_at as at, 'job' as kind from batch_job
      where created_by = ${account.id} and state in ('failed', 'partlyFailed') and updated_at > now() - interval '7 days'
    union all
    select id, title, updated_at as at, 'export' as kind from export_task
      where created_by = ${account.id} and state = 'failed' and updated_at > now() - interval '7 days'
    order by at desc limit 5`.execute(db)
  return { payments: payments.rows, jobs: jobs.rows }
}

/** The announcements that hold now for the account's roles, pinned ones first. */
export async function announcements({ account, services }: Context) {
  const { rows } = await sql<
    Dashboard['announcements'][number]
  >`select id, kind, title, body, must_ack as "mustAck", pinned, starts_at as "startsAt", ends_at as "endsAt",
      exists (select 1 from staff_announcement_ack k
        where k.announcement = a.id and k.account = ${account.id}) as "isAcked"
    from staff_announcement a
    where state = 'published' and starts_at <= now() and ends_at > now()
      and (coalesce(cardinality(roles), 0) = 0 or roles && ${[...account.roleIds]}::bigint[])
    order by pinned desc, starts_at desc limit 5`.execute(services.reading)
  return rows
}

/** The records that the account has worked on last, each once. */
export async function lastRecords({ account, services, language }: Context) {
  const { rows } = await sql<Dashboard['records'][number]>`select entity, "recordId", "recordTitle", at, code from (
      select distinct on (entity, record_id) entity, record_id as "recordId", ${auditedTitle(language)} as "recordTitle", at, code
      from (select * from audit_entry where account = ${account.id} and record_id is not null and entity is not null and result = 'ok'
        order by id desc limit 200) latest
      order by entity, record_id, at desc
    ) records order by at desc limit 10`.execute(services.reading)
  return rows
}
