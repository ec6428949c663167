import type pg from 'pg'
import { percentile, type Figure } from '../support/figure'
import { openFreshOffice } from '../support/fresh-office'
import type { RunningServer } from '../support/running-server'
import { withoutIndexes } from '../support/without-indexes'

/** How far they reach back, in days. */
const days = 300

const day = 24 * 3600 * 1000
const ago = (count: number) => new Date(Date.now() - count * day).toISOString()

/** What is looked for in the log: each filter that the page offers, much and little of it, and several together. */
const filters: Filters = [
  {},
  { at: { from: ago(1) } },
  { at: { from: ago(200), to: ago(170) } },
  { account: { is: [1] } },
  { code: { is: ['Bench:audit.code7'] } },
  { code: { contains: 'code19' } },
  { entity: { is: ['user'] } },
  { entity: { is: ['coupon'] } },
  { recordId: { is: ['4321'] } },
  { recordId: { contains: '98765' } },
  { kind: { is: ['command'] } },
  { kind: { is: ['reveal'] } },
  { result: { is: ['failed'] } },
  { danger: { is: [true] } },
  { session: { is: [1] } },
  { entity: { is: ['user'] }, kind: { is: ['edit'] }, result: { is: ['refused'] } },
]

/** The first page of the audit log under each of its filters, as the server times it, and with its count. */
export const auditList = auditFigure('audit-list', 300_000, filters)

/** The same of twenty million entries, of which the log is not shown without a filter. They take some 20 GB, and a quarter of an hour to fill. */
export const auditSize = auditFigure('audit-size', 20_000_000, filters.slice(1), { onlyByName: true })

type Filters = readonly Readonly<Record<string, object>>[]

function auditFigure(name: string, entries: number, asked: Filters, how: Pick<Figure, 'onlyByName'> = {}): Figure {
  return {
    name,
    ...how,
    goals: [
      { name, unit: 'ms p95', goal: 25 },
      { name: `${name}-count`, unit: 'ms p95', goal: 25 },
    ],
    runs: 3,
    prepare: async (bench) => {
      const { server, pool } = await openFreshOffice(bench, 'user', 1)
      await addEntries(pool, entries)
      const p95 = async (call: 'page' | 'count') => percentile(await pass(server, asked, call), 0.95)
      await p95('page')
      return async () => [await p95('page'), await p95('count')]
    },
  }
}

/** Each filter ten times: a percentile of sixteen would be the slowest of them. */
async function pass(server: RunningServer, asked: Filters, call: 'page' | 'count'): Promise<number[]> {
  const times: number[] = []
  for (let turn = 0; turn < 10; turn++)
    for (const filter of asked) {
      const list = { page: 'staff-manage.audit-log', filters: filter, sort: '-at' }
      const body = call === 'page' ? { ...list, size: 100 } : list
      times.push(await server.time(`/auth/backend/auditEntry/${call}`, body))
    }
  return times
}

/** Entries as they stand once they are no longer linked: what the log lists, without its chain. */
async function addEntries(pool: pg.Pool, entries: number): Promise<void> {
  const client = await pool.connect()
  await withoutIndexes(client, 'audit_entry', () =>
    client.query(
      `insert into audit_entry (at, account, kind, code, page, entity, record_id, record_title, changes, result, result_code,
         ip, request_id, duration_ms, danger, version, created_at, updated_at)
       select moment, case when n % 3 = 0 then 1 end, (array['command', 'edit', 'create', 'export', 'signIn', 'reveal'])[1 + least(5, n % 31)],
         'Bench:audit.code' || n % 40, '/bench', (array['user', 'order', 'drama', 'coupon'])[1 + least(3, n % 17)],
         (n::bigint * 7919 % 200000)::text, 'Record ' || n::bigint * 7919 % 200000, '[]', (array['ok', 'refused', 'failed'])[1 + case when n % 50 = 0 then 1 when n % 211 = 0 then 2 else 0 end],
         '00000', '10.0.0.' || n % 250, 'bench-' || n, n % 90, n % 400 = 0, 1, moment, moment
       from generate_series(1, $1::int) n,
         lateral (select now() - ($2::float * ($1::int - n) / $1::int) * interval '1 day' as moment) made`,
      [entries, days],
    ),
  )
  client.release(true)
}
