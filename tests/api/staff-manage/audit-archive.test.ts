import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import auditEntry from '../../../src/entities/staff-manage/audit-entry'
import userLoginRecord from '../../../src/entities/user-manage/user-login-record'
import { overBefore } from '../../../src/schema/keep'
import type { Timed } from '../../../src/schema/keep'
import { ensureMonths, monthOf } from '../../../src/server/db/months'
import { moments, partsOf } from '../../../src/server/db/table-parts'
import { atBoot, transaction } from '../../../src/server/db/transaction'
import { archiveNext } from '../../../src/server/domain/upkeep/archive-audit'
import { linkAudit } from '../../../src/server/domain/staff/link-audit'
import { sweep } from '../../../src/server/domain/upkeep/sweep'
import { sweepMonths } from '../../../src/server/domain/upkeep/sweep-months'
import { writeAudit } from '../../../src/server/audit/audit'
import { archivedTo, checkArchives, readArchives } from '../../../src/server/audit/audit-archive'
import { keepAnchor } from '../../../src/server/audit/audit-anchor'
import { headFault, readHead } from '../../../src/server/audit/audit-chain'
import { followChain } from '../../../src/server/audit/follow-chain'
import { rekeyChain } from '../../../src/server/audit/rekey-chain'
import { startTestApp } from '../../support/test-app'
import type { TestApp } from '../../support/test-app'

describe('13 months are searchable, then 7 years in the archive', () => {
  let app: TestApp
  const now = new Date()
  const monthsAgo = (months: number, day = 2) => new Date(monthOf(now, -months).getTime() + day * 86_400_000)
  const write = (at: Date, code: string) => writeEntry(app, at, code)
  const codes = async () => {
    const { rows } = await sql<{ code: string }>`select code from audit_entry order by id`.execute(app.db)
    return rows.map(({ code }) => code)
  }
  const check = () => checkArchives(app.db, app.services.config, app.services.storage)
  const follow = async () => {
    const span = { from: (await archivedTo(app.db)) + 1, to: (await readHead(app.db))!.place }
    return (await followChain(app.db, app.services.config, span)).broken
  }
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.stop())

  it('leaves the table month by month, and the chain holds through the archives', async () => {
    const written: [number, string][] = [
      [16, 'first'],
      [15, 'second'],
      [15, 'third'],
      [3, 'kept'],
      [0, 'today'],
    ]
    for (const [months, code] of written) await write(monthsAgo(months), code)
    await linkAudit(app.services)
    // Linked behind what is younger, and older than what has left.
    await write(monthsAgo(15, 20), 'late')
    await app.make(auditEntry, { at: monthsAgo(15).toISOString(), code: 'unlinked' })
    await sweep(app.services, now, { batchSize: 2 })
    expect(await codes()).toEqual(['kept', 'today'])
    const archives = await readArchives(app.db)
    expect(archives.map(({ month, entries }) => [month, entries])).toEqual([
      [monthsAgo(16).toISOString().slice(0, 7), 1],
      [monthsAgo(15).toISOString().slice(0, 7), 6],
    ])
    expect(await check()).toEqual({ entries: 7, months: 2, broken: [] })
    expect(await follow()).toEqual([])
    expect(await headFault(app.db, app.services.config)).toBeUndefined()
  })

  it('goes on being linked and verified behind what has left', async () => {
    await write(now, 'more')
    await linkAudit(app.services)
    await sweep(app.services, now)
    expect(await codes()).toEqual(['kept', 'today', 'more'])
    expect(await headFault(app.db, app.services.config)).toBeUndefined()
    expect(await follow()).toEqual([])
  })

  it('is a compressed file of entries with their places and marks', async () => {
    const [first] = await readArchives(app.db)
    const found = await app.services.storage.read(first!.key)
    const lines = (await text(found!.content.pipe(createGunzip()))).trim().split('\n')
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      {
        place: 1,
        mark: first!.last_mark,
        entry: expect.objectContaining({ code: 'first', at: monthsAgo(16).toISOString() }) as object,
      },
    ])
  })

  it('tells of an archive that was altered, in its file or in what the database says of it', async () => {
    const [first, second] = await readArchives(app.db)
    await sql`update audit_archive set entries = 9 where month = ${first!.month}`.execute(app.db)
    expect((await check()).broken).toEqual([{ month: first!.month, part: 1, kind: 'sealBroken' }])
    await sql`update audit_archive set entries = ${first!.entries} where month = ${first!.month}`.execute(app.db)
    const { storage } = app.services
    await storage.remove(second!.key)
    expect((await check()).broken).toEqual([{ month: second!.month, part: 1, kind: 'fileGone' }])
    await storage.write(second!.key, Readable.from(['something else']))
    expect((await check()).broken).toEqual([{ month: second!.month, part: 1, kind: 'fileAltered' }])
  })

  it('is sealed anew with another key', async () => {
    const { db, services } = app
    const next = { ...services.config, auditKey: 'n'.repeat(32) }
    const head = await transaction(db, atBoot, (inside) => rekeyChain(inside, next, services.config))
    expect(head).toMatchObject({ place: (await readHead(db))!.place })
    keepAnchor(services.config, (await readHead(db))!)
    const kinds = (await checkArchives(db, next, services.storage)).broken.map(({ kind }) => kind)
    expect(kinds).toEqual(['fileAltered'])
    expect(await headFault(db, next)).toBeUndefined()
  })

  it('is searched without going through the months that a filter leaves out', async () => {
    const plan = await app.db.transaction().execute(async (db) => {
      await sql`set local enable_seqscan = off`.execute(db)
      const { rows } = await sql<Record<string, string>>`explain select * from audit_entry
        where at >= ${monthOf(now, 1).toISOString()} and at < ${monthOf(now, 2).toISOString()} and kind = 'command'
        order by at desc, id desc limit 50`.execute(db)
      const all = await sql<
        Record<string, string>
      >`explain select * from audit_entry order by at desc, id desc limit 50`.execute(db)
      return [rows, all.rows].map((lines) => lines.map((row) => row['QUERY PLAN']).join(' '))
    })
    expect(plan[0]!.match(/on audit_entry_\w+/g)).toEqual([
      `on audit_entry_${monthOf(now, 1).toISOString().slice(0, 7).replace('-', '_')}`,
    ])
    expect(plan[1]).not.toContain('Sort  ')
    expect(plan[1]).toMatch(/Append/)
  })
})

describe('a month that takes long to archive', () => {
  let app: TestApp
  const at = (months: number, day: number) => new Date(monthOf(new Date(), -months).getTime() + day * 86_400_000)
  const over = monthOf(new Date(), -13)
  const parts = async () =>
    (await readArchives(app.db)).map(({ month, part, closes, entries }) => [month, part, closes, entries])
  const next = () => archiveNext(app.services, over, 2)
  const [before, month] = [at(15, 0), at(14, 0)].map((each) => each.toISOString().slice(0, 7))
  beforeAll(async () => {
    app = await startTestApp()
    for (const [months, day] of [
      [15, 3],
      [14, 1],
      [14, 2],
      [14, 3],
      [14, 4],
      [14, 5],
      [0, 0],
    ] as const)
      await writeEntry(app, at(months, day), 'linked')
    await linkAudit(app.services)
    await app.make(auditEntry, { at: at(14, 6).toISOString(), code: 'unlinked' })
  })
  afterAll(() => app.stop())

  it('is put away part by part, and stays in its table until all of it is', async () => {
    expect(await next()).toEqual({ end: at(14, 0), isWhole: true })
    await sql`delete from audit_entry where at < ${at(14, 0).toISOString()}`.execute(app.db)
    expect(await next()).toEqual({ end: at(13, 0), isWhole: false })
    expect(await parts()).toEqual([
      [before, 1, true, 1],
      [month, 1, false, 2],
    ])
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from audit_entry`.execute(app.db)
    expect(rows[0]?.count).toBe(7)
  })

  it('goes on after a server has died at it, from what stands', async () => {
    // It died between the file and the row that tells of it.
    await app.services.storage.write(`audit-archive/${month}-0002.jsonl.gz`, Readable.from(['half a fi']))
    expect(await next()).toEqual({ end: at(13, 0), isWhole: false })
    expect(await next()).toEqual({ end: at(13, 0), isWhole: true })
    expect(await parts()).toEqual([
      [before, 1, true, 1],
      [month, 1, false, 2],
      [month, 2, false, 2],
      [month, 3, true, 2],
    ])
    const { config, storage } = app.services
    expect(await checkArchives(app.db, config, storage)).toEqual({ entries: 7, months: 2, broken: [] })
  })

  it('tells which part was altered, that it was made the last one among it', async () => {
    await sql`update audit_archive set closes = true where month = ${month} and part = 2`.execute(app.db)
    const { config, storage } = app.services
    expect((await checkArchives(app.db, config, storage)).broken).toEqual([{ month, part: 2, kind: 'sealBroken' }])
  })
})

describe('a table that is parted by months', () => {
  let app: TestApp
  const keep = userLoginRecord.keep as Timed
  const later = (months: number) => monthOf(new Date(), months)
  const name = (months: number) => `user_login_record_${later(months).toISOString().slice(0, 7).replace('-', '_')}`
  const made = async (at: Date) => {
    const { id } = await app.make(userLoginRecord, {})
    await sql`update user_login_record set created_at = ${at.toISOString()} where id = ${id}`.execute(app.db)
    return id
  }
  const standing = async () => {
    const { rows } = await sql<{ id: number; part: string }>`select id, tableoid::regclass::text as part
      from user_login_record order by id`.execute(app.db)
    return rows
  }
  const over = async (now: Date) => {
    const round = { services: app.services, now, before: overBefore(keep, now), batchSize: 2 }
    for await (const gone of sweepMonths(round, userLoginRecord, keep)) expect(gone).not.toBeNaN()
  }
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.stop())

  it('has its next months before they come, and takes what fits none', async () => {
    await ensureMonths(app.db, app.services.config, userLoginRecord, later(4))
    const parts = await partsOf(app.db, 'user_login_record', moments)
    expect(parts.map((part) => part.name)).toEqual([
      'user_login_record_former',
      ...[1, 2, 3, 4, 5, 6, 7].map(name),
      'user_login_record_rest',
    ])
    const ids = [await made(later(-20)), await made(later(5)), await made(later(9))]
    expect(await standing()).toEqual([
      { id: ids[0], part: 'user_login_record_former' },
      { id: ids[1], part: name(5) },
      { id: ids[2], part: 'user_login_record_rest' },
    ])
  })

  it('loses a month whole once all of it is over, and of its oldest part what is', async () => {
    const [before] = await standing()
    await made(new Date())
    await over(new Date())
    expect((await standing()).map(({ id }) => id)).not.toContain(before!.id)
    await over(later(5 + 13))
    expect((await standing()).map(({ part }) => part)).toContain(name(5))
    await over(later(6 + 13))
    expect((await partsOf(app.db, 'user_login_record', moments)).map((part) => part.name)).not.toContain(name(5))
    expect((await standing()).map(({ part }) => part)).toEqual(['user_login_record_rest'])
  })
})

function writeEntry({ db }: TestApp, at: Date, code: string): Promise<number> {
  const by = { accountId: null, sessionId: null, ip: '', requestId: code, durationMs: 1 }
  return writeAudit(db, { kind: 'system', code, ...by, changes: [], result: 'ok', resultCode: '00000', at }, new Map())
}
