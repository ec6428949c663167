import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linkAudit } from '../../src/server/handlers/auth/link-audit'
import { headFault } from '../../src/server/pipeline/audit-chain'
import { writeAudit } from '../../src/server/pipeline/audit'
import { contend } from '../support/contend'
import { startTestApp, type TestApp } from '../support/test-app'

/** So long all go on at once, in seconds. */
const seconds = Number(process.env.CONTENTION_SECONDS ?? 5)
describe('many at the same records at once', { timeout: seconds * 2_000 + 60_000 }, () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.stop())

  const deadlocks = async () => {
    // The embedded database takes one transaction at a time: none of its counts moves.
    const { rows } = await sql<{ count: number }>`select deadlocks as count from pg_stat_database
      where datname = current_database()`.execute(app.db)
    return Number(rows[0]?.count ?? 0)
  }

  it.skipIf(process.env.DATABASE === 'embedded')('an entry of the log waits for nobody else’s', async () => {
    const entry = { kind: 'system' as const, code: 'test', accountId: null, sessionId: null, changes: [] }
    const call = { result: 'ok' as const, resultCode: '00000', ip: '', requestId: '', at: new Date(), durationMs: 0 }
    const write = (db: TestApp['db']) => writeAudit(db, { ...entry, ...call }, app.services.registry.entities)
    await app.db.transaction().execute(async (first) => {
      await write(first)
      await app.db.transaction().execute(async (second) => {
        await sql`set local lock_timeout = '500ms'`.execute(second)
        await write(second)
      })
    })
  })

  it('sixteen callers at the same twenty records end in no deadlock, in no fault of ours, and every change counts once', async () => {
    const before = await deadlocks()
    const { codes, ids } = await contend(app, { callers: 16, seconds })
    process.stdout.write(`${JSON.stringify({ seconds, ...Object.fromEntries(codes) })}\n`)
    expect(codes.get('B0001') ?? 0).toBe(0)
    expect(codes.get('00000') ?? 0).toBeGreaterThan(16)
    expect((await deadlocks()) - before).toBe(0)
    // Each user is disabled exactly while one ban of the sign-in holds, and each version is a change that the log tells.
    const { rows: apart } = await sql`select u.id from "user" u
      where u.id = any(${ids}) and (u.state = 'disabled') <> exists (select 1 from blacklist_entry b
        where b."user" = u.id and b.state = 'active' and b.scope = 'login')`.execute(app.db)
    expect(apart).toEqual([])
    const { rows: twice } = await sql`select "user" from blacklist_entry where "user" = any(${ids})
      and state = 'active' and scope = 'login' group by 1 having count(*) > 1`.execute(app.db)
    expect(twice).toEqual([])
    const { rows: versions } = await sql<{ id: number }>`select u.id, u.version, count(c) as changes from "user" u
      left join audit_entry e on e.result = 'ok' and e.changes @> jsonb_build_array(jsonb_build_object('entity', 'user', 'id', u.id))
      left join lateral jsonb_array_elements(e.changes) c on c ->> 'entity' = 'user' and c ->> 'id' = u.id::text
      where u.id = any(${ids}) group by u.id having u.version <> 1 + count(c)`.execute(app.db)
    expect(versions).toEqual([])
    const { rows: ran } = await sql<{ approved: number; entries: number }>`select
      (select count(*) from approval where state = 'approved') as approved,
      (select count(*) from audit_entry where command = 'escort-manage.user-list.setRatio' and result = 'ok' and second_by is not null) as entries`.execute(
      app.db,
    )
    expect(Number(ran[0]!.entries)).toBe(Number(ran[0]!.approved))
    await linkAudit(app.services)
    expect(await headFault(app.db, app.services.config)).toBeUndefined()
  })
})
