import type pg from 'pg'
import { Gauge, type Registry } from 'prom-client'
import type { Services } from '../base/services'

/** What is in the database and tells how work there keeps up. */
interface Figure {
  readonly name: string
  readonly help: string
  readonly labels: readonly string[]
  /** Answers a `value`, and a column for each label. */
  readonly sql: string
}

const figures: readonly Figure[] = [
  {
    name: 'console_queue',
    help: 'Pieces of work by queue and state: waiting, running, failed.',
    labels: ['queue', 'state'],
    sql: `select name as queue, count(*) as value,
        case state when 'active' then 'running' when 'failed' then 'failed' else 'waiting' end as state
      from pgboss.job where state in ('created', 'retry', 'active', 'failed') and start_after <= now() group by 1, 3`,
  },
  {
    name: 'console_work',
    help: 'Pieces of background work by what they do and state: waiting, running, failed (given up).',
    labels: ['work', 'state'],
    sql: `select name as work, count(*) as value, case when given_up_at is not null then 'failed'
        when server_id is not null then 'running' else 'waiting' end as state
      from work_piece where given_up_at is not null or server_id is not null or due_at <= now() group by 1, 3`,
  },
  {
    name: 'console_jobs',
    help: 'Bulk runs and imports that are under way or wait, by state.',
    labels: ['state'],
    sql: `select state, count(*) as value from batch_job where state in ('queued', 'running', 'paused') group by 1`,
  },
  {
    name: 'console_exports',
    help: 'Exports that are under way or wait, by state.',
    labels: ['state'],
    sql: `select state, count(*) as value from export_task where state in ('queued', 'running') group by 1`,
  },
  {
    name: 'console_audit_unlinked',
    help: 'Audit entries that are not in the chain yet.',
    labels: [],
    sql: 'select count(*) as value from audit_waiting',
  },
  {
    name: 'console_audit_lag_seconds',
    help: 'How long the oldest of them has waited.',
    labels: [],
    sql: `select coalesce(extract(epoch from now() - (select at from audit_entry
      where id = (select min(entry_id) from audit_waiting))), 0) as value`,
  },
  {
    name: 'console_servers',
    help: 'Servers of this database that were seen within 15 seconds.',
    labels: [],
    sql: `select count(*) as value from server_instance where seen_at > now() - interval '15 seconds'`,
  },
]

/**
 * Keeps the figures of the database and of the pools of connections to it.
 * @returns what asks the database for them again
 */
export function figureDatabase({ watchingPool, pools, log }: Services, register: Registry) {
  const up = new Gauge({ name: 'console_database_up', help: '1 where the database answers.', registers: [register] })
  const gauges = figures.map(({ name, help, labels, sql }) => {
    const gauge = new Gauge({ name, help, labelNames: [...labels], registers: [register] })
    return { gauge, labels, sql }
  })
  figurePools(pools, register)
  return async (): Promise<void> => {
    const isUp = await rowsOf(watchingPool, 'select 1').then(
      () => true,
      () => false,
    )
    up.set(isUp ? 1 : 0)
    for (const { gauge, labels, sql } of gauges) {
      gauge.reset()
      if (!isUp) continue
      try {
        for (const row of await rowsOf(watchingPool, sql))
          gauge.set(Object.fromEntries(labels.map((label) => [label, String(row[label])])), Number(row.value))
      } catch (error) {
        log.warn({ err: error }, 'a figure could not be read')
      }
    }
  }
}

function figurePools(pools: Readonly<Record<string, pg.Pool>>, register: Registry): void {
  new Gauge({
    name: 'console_pool_connections',
    help: 'Connections to the database by pool and state: used, idle; and what waits for one.',
    labelNames: ['pool', 'state'],
    registers: [register],
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'used' }, totalCount - idleCount)
        this.set({ pool, state: 'idle' }, idleCount)
        this.set({ pool, state: 'waiting' }, waitingCount)
      }
    },
  })
}

async function rowsOf(pool: pg.Pool, sql: string): Promise<Readonly<Record<string, unknown>>[]> {
  return (await pool.query<Record<string, unknown>>(sql)).rows
}
