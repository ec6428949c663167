import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import account from '../../../src/entities/staff-manage/account'
import exportTask from '../../../src/entities/system/export-task'
import blacklistEntry from '../../../src/entities/user-manage/blacklist-entry'
import { createPool } from '../../../src/server/db/database'
import { linkAudit } from '../../../src/server/domain/staff/link-audit'
import { headFault } from '../../../src/server/audit/audit-chain'
import { writeAudit } from '../../../src/server/audit/audit'
import type { Envelope } from '../../support/caller'
import { contend } from '../../support/contend'
import { startTestApp } from '../../support/test-app'
import type { TestApp } from '../../support/test-app'
import { until } from '../../support/until'

/** How long all go on at once, in seconds. */
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

describe.skipIf(process.env.DATABASE === 'embedded')('a table that is locked for long', () => {
  let app: TestApp
  let address: string
  beforeAll(async () => {
    app = await startTestApp({ env: { LOCK_SECONDS: '1' } })
    address = await app.http.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => app.stop())

  /** Holds a table until it is told to let go. */
  const lockTable = async (table: string) => {
    const pool = createPool({ connectionString: app.services.pool.options.connectionString, max: 1 })
    pool.on('error', () => undefined)
    const client = await pool.connect()
    await client.query(`begin; lock table "${table}" in access exclusive mode`)
    return async () => {
      await client.query('rollback')
      client.release()
      await pool.end()
    }
  }
  const waitingOn = async (table: string) => {
    const { rows } = await sql<{ count: number }>`select count(distinct pid)::int as count from pg_locks
      where not granted and relation = ${table}::regclass`.execute(app.db)
    return rows[0]!.count
  }

  it('keeps nobody waiting but those who ask for it, and tells them so', { timeout: 120_000 }, async () => {
    const [member, leaving] = [await app.staff('super'), await app.staff('super')]
    const caller = app.as(member)
    const release = await lockTable('blacklist_entry')
    const lists = Array.from({ length: 20 }, () => caller.list(blacklistEntry))
    try {
      await until('the lists to wait', async () => (await waitingOn('blacklist_entry')) > 0)
      const others = await Promise.all([
        caller.list(account),
        caller.list(exportTask),
        app.http
          .inject({ method: 'PUT', url: '/auth/backend/account/logout', headers: { token: leaving.token } })
          .then((reply) => reply.json<Envelope>()),
        app.as(await app.staff('super')).get('/auth/backend/account/info'),
      ])
      expect(others.map(({ code }) => code)).toEqual(['00000', '00000', '00000', '00000'])
      expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ ok: true })
      expect(await waitingOn('blacklist_entry')).toBeLessThanOrEqual(12)
      const codes = new Set((await Promise.all(lists)).map(({ code }) => code))
      // Refused after their time in line, or after the time that one waits for a lock.
      expect([...codes].filter((code) => !['A0429', 'B01'].includes(code))).toEqual([])
    } finally {
      await release()
    }
    expect(await caller.list(blacklistEntry)).toMatchObject({ code: '00000' })
  })

  it('bounds the lists that only name its records, as those of it', { timeout: 120_000 }, async () => {
    const [caller, other] = [app.as(await app.staff('super')), app.as(await app.staff('super'))]
    await app.make(blacklistEntry, {})
    const list = () => caller.list(blacklistEntry)
    expect(await list()).toMatchObject({ code: '00000' })
    const release = await lockTable('user')
    const lists = Array.from({ length: 12 }, list)
    try {
      await until('the lists to wait', async () => (await waitingOn('"user"')) > 0)
      expect(await other.list(exportTask)).toMatchObject({ code: '00000' })
      expect(await waitingOn('"user"')).toBeLessThanOrEqual(6)
      const codes = new Set((await Promise.all(lists)).map(({ code }) => code))
      expect([...codes].filter((code) => !['A0429', 'B01'].includes(code))).toEqual([])
    } finally {
      await release()
    }
    expect(await list()).toMatchObject({ code: '00000' })
  })

  it('has what runs for a caller who has gone stopped', async () => {
    const { token } = await app.staff('super')
    const release = await lockTable('blacklist_entry')
    try {
      const leaving = new AbortController()
      const asked = fetch(`${address}/user/backend/blacklist/page`, {
        method: 'POST',
        headers: { token, 'content-type': 'application/json' },
        body: '{}',
        signal: leaving.signal,
      }).catch(() => undefined)
      await until('it to wait for the table', async () => (await waitingOn('blacklist_entry')) > 0)
      leaving.abort()
      await asked
      await until('nobody to wait for the table', async () => (await waitingOn('blacklist_entry')) === 0, 4)
    } finally {
      await release()
    }
  })
})
