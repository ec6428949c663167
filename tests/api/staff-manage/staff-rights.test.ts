import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reject } from '../../../commands/staff-manage/access-request'
import * as accountList from '../../../commands/staff-manage/account-list'
import { remind, acknowledge } from '../../../commands/staff-manage/announcement'
import * as auditLog from '../../../commands/staff-manage/audit-log'
import accessRequest from '../../../src/entities/staff-manage/access-request'
import account from '../../../src/entities/staff-manage/account'
import element from '../../../src/entities/staff-manage/element'
import role from '../../../src/entities/staff-manage/role'
import staffAnnouncement from '../../../src/entities/staff-manage/staff-announcement'
import staffNotice from '../../../src/entities/system/staff-notice'
import { Records } from '../../../src/server/db/records'
import { atBoot, transaction } from '../../../src/server/db/transaction'
import { linkAudit } from '../../../src/server/domain/staff/link-audit'
import { keepAnchor } from '../../../src/server/audit/audit-anchor'
import { headFault, linkEntries, readHead, type ChainConfig, type Head } from '../../../src/server/audit/audit-chain'
import { followChain } from '../../../src/server/audit/follow-chain'
import { rekeyChain } from '../../../src/server/audit/rekey-chain'
import type { Caller } from '../../support/caller'
import { startTestApp, type TestApp } from '../../support/test-app'

describe('who may do what, and who did it', () => {
  let app: TestApp
  let boss: Caller
  beforeAll(async () => {
    app = await startTestApp()
    boss = app.as(await app.staff('super'))
  })
  afterAll(() => app.stop())

  const verify = async () => {
    const today = new Date().toISOString().slice(0, 10)
    const { data } = await boss.run(auditLog.verify, { from: today, to: today })
    return data.findings
  }

  const captions = async () => (await verify()).map(({ caption }) => caption.replace(/.*verify./, ''))
  const write = async (reason: string) => {
    const { id } = await app.make(accessRequest, { reason, state: 'pending' })
    await boss.run(reject, id, { decision: `${reason} is too much` })
  }

  test('the log is whole as it was written, and tells where an entry was altered, removed or put in', async () => {
    for (const reason of ['one', 'two', 'three', 'four']) await write(reason)
    const { rows } = await sql<{ id: number }>`select id from audit_entry order by id`.execute(app.db)
    expect(rows.length).toBeGreaterThan(3)
    expect(await captions()).toEqual(['whole', 'checked'])
    const altered = rows[1]!.id
    await sql`update audit_entry set reason = 'never said' where id = ${altered}`.execute(app.db)
    const [verdict, , broken] = await verify()
    expect(verdict).toMatchObject({ caption: 'staff-manage.audit-log.verify.broken', value: 1 })
    expect(broken).toMatchObject({ caption: 'staff-manage.audit-log.verify.altered', params: { id: altered } })
    await sql`update audit_entry set reason = null where id = ${altered}`.execute(app.db)
    expect(await captions()).toEqual(['whole', 'checked'])
    await sql`create table kept as select * from audit_entry where id = ${altered}`.execute(app.db)
    await sql`delete from audit_entry where id = ${altered}`.execute(app.db)
    expect((await verify())[2]).toMatchObject({
      caption: 'staff-manage.audit-log.verify.missing',
      params: { id: altered },
    })
    await sql`delete from audit_link where entry_id = ${altered}`.execute(app.db)
    expect(await captions()).toEqual(['broken', 'checked', 'unlinked'])
    await sql`insert into audit_entry select * from kept`.execute(app.db)
    expect(await captions()).toEqual(['broken', 'checked', 'unlinked', 'beside'])
    await sql`insert into audit_waiting values (${altered})`.execute(app.db)
    // Linked again at the end, it leaves its former place empty.
    expect(await captions()).toEqual(['broken', 'checked', 'unlinked'])
  })

  test('a log whose end was cut off is told of, and so is one whose marks were made anew', async () => {
    const { services } = app
    await write('five')
    await linkAudit(services)
    await sql`create table kept_links as select * from audit_link`.execute(app.db)
    const end = await sql<{ place: number }>`select place from audit_head`.execute(app.db)
    await sql`delete from audit_link where place >= ${end.rows[0]!.place}`.execute(app.db)
    expect((await headFault(app.db, services.config))!).toBe('cutOff')
    // Whoever moves the head as well cannot seal it.
    await sql`update audit_head set place = place - 1,
      mark = (select mark from audit_link order by place desc limit 1)`.execute(app.db)
    expect(await headFault(app.db, services.config)).toBe('headAltered')
    // Whoever takes the whole chain away is known by what the server keeps outside the database.
    await sql`delete from audit_link`.execute(app.db)
    await sql`delete from audit_head`.execute(app.db)
    expect(await headFault(app.db, services.config)).toBe('cutOff')
    await sql`insert into audit_waiting select id from audit_entry`.execute(app.db)
    await app.db.transaction().execute((db) => linkEntries(db, { ...services.config, auditKey: 'x'.repeat(32) }, true))
    expect(await headFault(app.db, services.config)).toBe('otherKey')
    expect(await captions()).toEqual(['otherKey'])
  })

  test('a log is marked anew after a change of its key, unless it does not hold under the former one', async () => {
    const { db, services } = app
    const [former, next] = ['x', 'y'].map((letter) => ({ ...services.config, auditKey: letter.repeat(32) }))
    const rekeyed = (from: ChainConfig | undefined) =>
      transaction(db, atBoot, (inside) => rekeyChain(inside, next!, from))
    keepAnchor(services.config, (await readHead(db))!)
    const { rows } = await sql<{ place: number; entry_id: number }>`select place, entry_id from audit_link
      order by place limit 1`.execute(db)
    await sql`update audit_entry set reason = 'altered' where id = ${rows[0]!.entry_id}`.execute(db)
    expect(await rekeyed(former)).toBe('broken')
    await sql`update audit_entry set reason = null where id = ${rows[0]!.entry_id}`.execute(db)
    expect(await rekeyed(services.config)).toBe('broken')
    const head = await rekeyed(former)
    keepAnchor(services.config, head as Head)
    expect(await headFault(db, next!)).toBeUndefined()
    expect((await followChain(db, next!, { from: 1, to: (head as Head).place })).broken).toEqual([])
    expect(await rekeyed(former)).toBe('sameKey')
  })

  test('accounts are compared by what their roles give, and a right is traced to its role', async () => {
    // The first role is that of super administrators.
    await app.make(role, { code: 'first' })
    const right = await app.make(element, { code: 'UserManage:userList.testRight' })
    const gives = await app.make(role, { code: 'gives', elements: [right.id], enabled: true })
    const [one, other] = [
      await app.make(account, { username: 'has.right', roles: [gives.id] }),
      await app.make(account, { username: 'has.none', roles: [] }),
    ]
    const compared = await boss.run(accountList.compare, [one.id, other.id])
    expect(JSON.stringify(compared.data)).toContain(right.code)
    const why = async (id: number, code: string) => boss.run(accountList.why, id, { code })
    const held = (await why(one.id, right.code)).data.result.findings
    expect(held.map(({ caption }) => caption)).toEqual([
      'staff-manage.account-list.why.yes',
      'staff-manage.account-list.why.role',
    ])
    expect((await why(other.id, right.code)).data.result.findings[0]?.caption).toBe('staff-manage.account-list.why.no')
    expect(await why(one.id, 'NoSuch:code')).toMatchObject({ code: 'A0400' })
  })

  test('a reminder leads where everybody may read what is announced, and confirm it', async () => {
    const member = await app.staff([])
    const span = { startsAt: '2026-01-01T00:00:00.000Z', endsAt: '2090-01-01T00:00:00.000Z' }
    const text = { body: '<p>Read <b>this</b></p>', mustAck: true, state: 'published' as const }
    const row = await app.make(staffAnnouncement, { ...span, ...text, kind: 'policy' })
    expect((await boss.run(remind, row)).code).toBe('00000')
    const [notice] = await new Records(app.db, null, new Date()).where(staffNotice, { account: member.id })
    expect(notice).toMatchObject({ link: '/dashboard', body: 'Read this' })
    const onDashboard = async () => {
      const { data } = await app
        .as(member)
        .get<{ announcements: { id: number; isAcked: boolean }[] }>('/report/backend/dashboard')
      return data.announcements.find(({ id }) => id === row.id)?.isAcked
    }
    expect(await onDashboard()).toBe(false)
    await app.as(member).run(acknowledge, row)
    expect(await onDashboard()).toBe(true)
  })
})
