import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import auditEntry from '../../../src/entities/staff-manage/audit-entry'
import type { Caller } from '../../support/caller'
import { startTestApp, type TestApp } from '../../support/test-app'

const page = 'staff-manage.audit-log'

/** Entries over three months, of which failed exports stand at the old end alone, and refused edits nowhere. */
async function addEntries({ db }: TestApp): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Else they are not known to be there for everybody when they are vacuumed, and an index alone answers nothing.
    await sql`set local synchronous_commit = on`.execute(transaction)
    await sql`insert into audit_entry (at, kind, code, page, entity, record_id, record_title, changes, result, result_code, ip, request_id,
        duration_ms, danger, version, created_at, updated_at)
      select moment, case when n > 14000 or n % 3 = 0 then 'export' when n % 3 = 1 then 'edit' else 'command' end, 'Log:test.code' || n % 40,
        '/log', (array['user', 'order', 'coupon'])[1 + n % 3], (n % 500)::text, 'Record ' || n % 500, '[]',
        case when n > 14000 then 'failed' when n % 3 = 2 and n % 5 = 0 then 'refused' else 'ok' end, '00000', '10.0.0.1', 'log-' || n,
        n % 90, n % 400 = 0, 1, moment, moment
      from generate_series(1, 15000) n, lateral (select now() + interval '80 days' - n / 2 * interval '400 seconds' as moment) made`.execute(
      transaction,
    )
  })
  await sql`vacuum analyze audit_entry`.execute(db)
}

let app: TestApp
let caller: Caller
beforeAll(async () => {
  app = await startTestApp()
  caller = app.as(await app.staff('super'))
  await addEntries(app)
})
afterAll(() => app.stop())

test.each([
  ['what failed, all of it old', { result: { is: ['failed'] } }, "result = 'failed'"],
  ['what was dangerous', { danger: { is: [true] } }, 'danger'],
  [
    'one code of one kind',
    { code: { is: ['Log:test.code7'] }, kind: { is: ['edit'] } },
    "code = 'Log:test.code7' and kind = 'edit'",
  ],
  [
    'what failed of exports',
    { kind: { is: ['export'] }, result: { is: ['failed'] } },
    "kind = 'export' and result = 'failed'",
  ],
  ['what is nowhere', { kind: { is: ['edit'] }, result: { is: ['refused'] } }, "kind = 'edit' and result = 'refused'"],
  [
    'one of two kinds',
    { kind: { is: ['edit', 'command'] }, entity: { is: ['user'] } },
    "kind in ('edit', 'command') and entity = 'user'",
  ],
  [
    'a part of a number',
    { recordId: { contains: '49' }, entity: { is: ['order'] } },
    "record_id like '%49%' and entity = 'order'",
  ],
])('a log filtered by %s shows it newest first, near, far and behind a row', async (_what, filters, where) => {
  const { rows: all } = await sql<{
    id: number
    at: string
  }>`select id, at from audit_entry where ${sql.raw(where)} order by at desc, id desc`.execute(app.db)
  const ids = all.map(({ id }) => id)
  const idsOf = async (body: object) => {
    const answer = await caller.list(auditEntry, { page, columns: ['id'], sort: '-at', filters, ...body })
    expect(answer.code).toBe('00000')
    return answer.data.rows.map(({ id }: { id: number }) => id)
  }
  for (const offset of [0, 40, 900]) expect(await idsOf({ offset })).toEqual(ids.slice(offset, offset + 100))
  for (const place of [0, 60].filter((each) => each < all.length)) {
    const { at, id } = all[place]!
    expect(await idsOf({ after: { value: new Date(at).toISOString(), id } })).toEqual(ids.slice(place + 1, place + 101))
  }
})
