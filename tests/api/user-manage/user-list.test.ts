import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as userList from '../../../commands/user-manage/user-list'
import auditEntry from '../../../src/entities/staff-manage/audit-entry'
import blacklistEntry from '../../../src/entities/user-manage/blacklist-entry'
import user from '../../../src/entities/user-manage/user'
import { Records } from '../../../src/server/db/records'
import { expireBans } from '../../../src/server/domain/users/expire-bans'
import type { Caller } from '../../support/caller'
import { startTestApp, type Staff, type TestApp } from '../../support/test-app'

const disableUrl = '/user/backend/monitor/account/disabled'
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const terms = () => ({ reasonCode: 'spam', reason: 'advertising in comments', expiresAt: inDays(7) })
const disable = { command: 'user-manage.user-list.disable' }
const clerkCodes = ['disable', 'restore', 'ban', 'liftBan'].map((name) => `UserManage:userList.${name}`)

describe('banning users', () => {
  let app: TestApp
  let clerk: Staff
  let asClerk: Caller
  let asAdmin: Caller
  beforeAll(async () => {
    app = await startTestApp()
    clerk = await app.staff(['UserManage:userList', 'UserManage:userDetail', ...clerkCodes])
    asClerk = app.as(clerk)
    asAdmin = app.as(await app.staff('super'))
  })
  afterAll(() => app.stop())

  const records = () => new Records(app.db, null, new Date())
  const statusOf = async (id: number) => {
    const { data } = await asClerk.post<Record<string, unknown>>('/user/backend/monitor/getAccountStatus', { id })
    return data[id]
  }
  const entriesOf = (id: number) => records().where(blacklistEntry, { user: id })

  it('disables one user, tells so the moment after, and restores them', async () => {
    const { id } = await app.make(user, { nickname: 'Ada Lovelace' })
    const given = terms()
    const preview = await asClerk.preview(userList.disable, id, given)
    expect(preview).toMatchObject({ data: { total: 1, called: 'Ada Lovelace' } })
    expect(await asClerk.run(userList.disable, id, { ...given, notifyUser: false })).toMatchObject({
      code: '00000',
      data: { done: [id], skipped: [], called: 'Ada Lovelace' },
    })
    expect(await statusOf(id)).toEqual({
      state: 'disabled',
      disabledUntil: given.expiresAt,
      bans: [{ scope: 'login', until: given.expiresAt }],
    })
    expect(await entriesOf(id)).toMatchObject([{ scope: 'login', strike: 1, notifyUser: false, createdBy: clerk.id }])
    expect(await asClerk.run(userList.restore, id, { reason: 'by mistake' })).toMatchObject({ code: '00000' })
    expect(await statusOf(id)).toEqual({ state: 'normal', disabledUntil: null, bans: [] })
    expect(await entriesOf(id)).toMatchObject([{ state: 'lifted', liftReason: 'by mistake', liftedBy: clerk.id }])
  })

  it('signs a disabled user out and counts their bans', async () => {
    const { id } = await app.make(user)
    await asClerk.run(userList.disable, id, terms())
    const [row] = await records().where(user, { id })
    expect(row).toMatchObject({ state: 'disabled', activeBans: 1 })
    expect(Date.parse(row?.signedOutAt ?? '')).toBeGreaterThan(Date.now() - 10_000)
  })

  it('takes a plain call without the name of a command, told apart by its status', async () => {
    const { id } = await app.make(user)
    expect(await asClerk.post(disableUrl, { id, ...terms(), status: 'disabled' })).toMatchObject({ code: '00000' })
    expect(await statusOf(id)).toMatchObject({ state: 'disabled' })
    expect(await asClerk.post(disableUrl, { id, status: 'normal', reason: 'asked' })).toMatchObject({ code: '00000' })
    expect(await statusOf(id)).toMatchObject({ state: 'normal' })
  })

  it('bans many at once, an audit entry each, and says which could not be', async () => {
    const free = [await app.make(user), await app.make(user)].map(({ id }) => id)
    const gone = await app.make(user, { state: 'deleted' })
    const { data } = await asClerk.run(userList.disable, [...free, gone.id], terms())
    expect(data).toMatchObject({ done: free, skipped: [{ id: gone.id }] })
    const audits = await records().where(auditEntry, { id: [...data.auditIds] })
    expect(audits.map(({ recordId, reason }) => [recordId, reason])).toEqual(
      free.map((id) => [String(id), 'advertising in comments']),
    )
  })

  it('says beforehand how many can be disabled, and does nothing', async () => {
    const one = await app.make(user)
    const gone = await app.make(user, { state: 'deleted' })
    expect(await asClerk.preview(userList.disable, [one.id, gone.id], terms())).toMatchObject({
      data: { total: 2, eligible: 1 },
    })
    expect(await statusOf(one.id)).toMatchObject({ state: 'normal' })
  })

  it('bans all that match a filter as one job', async () => {
    const names = await Promise.all([1, 2, 3].map((n) => app.make(user, { nickname: `Flood ${n}` })))
    const query = { filters: { nickname: { contains: 'Flood' } }, page: 'user-manage.user-list' }
    const { data } = await asClerk.run(userList.disable, { query: query }, terms())
    expect(data.jobId).toBeGreaterThan(0)
    expect(await app.jobs.settled()).toMatchObject([{ status: 'done' }, { status: 'done' }, { status: 'done' }])
    expect(await Promise.all(names.map(({ id }) => statusOf(id)))).toMatchObject(
      names.map(() => ({ state: 'disabled' })),
    )
  })

  it('asks for a reason', async () => {
    const { id } = await app.make(user)
    const { reason: _reason, ...rest } = terms()
    expect(await asClerk.refused(userList.disable, id, rest)).toMatchObject({
      code: 'A0400',
      data: { field: 'reason' },
    })
    expect(await asClerk.refused(userList.disable, id, { ...rest, reason: '  ' })).toMatchObject({ code: 'A0400' })
  })

  it('refuses an end that is past, an unknown scope, an unknown field and a user who is not there', async () => {
    const { id } = await app.make(user)
    expect(await asClerk.refused(userList.disable, id, { ...terms(), expiresAt: inDays(-1) })).toMatchObject({
      code: 'A0400',
      data: { field: 'expiresAt' },
    })
    expect(await asClerk.refused(userList.ban, id, { scope: 'all', ...terms() })).toMatchObject({
      code: 'A0400',
      data: { field: 'scope' },
    })
    expect(await asClerk.post(disableUrl, { id, ...terms(), length: 3 }, disable)).toMatchObject({
      code: 'A0400',
      data: { field: 'length' },
    })
    expect(await asClerk.refused(userList.disable, 987_654_321, terms())).toMatchObject({ code: 'A0404' })
    expect(await entriesOf(id)).toEqual([])
  })

  it('lets only holders of the right ban, ban for good, or ban from payment', async () => {
    const { id } = await app.make(user)
    const asNobody = app.as(await app.staff(['UserManage:userList']))
    expect(await asNobody.refused(userList.disable, id, terms())).toMatchObject({
      code: 'A0301',
      data: { code: 'UserManage:userList.disable' },
    })
    const permanent = { code: 'A0301', data: { code: 'UserManage:userBlackList.permanent' } }
    expect(await asClerk.refused(userList.disable, id, { ...terms(), expiresAt: null })).toMatchObject(permanent)
    const payment = { scope: 'payment' as const, ...terms() }
    expect(await asClerk.refused(userList.ban, id, payment)).toMatchObject(permanent)
    const asJudge = app.as(
      await app.staff(['UserManage:userList', ...clerkCodes, 'UserManage:userBlackList.permanent']),
    )
    expect(await asJudge.run(userList.ban, id, payment)).toMatchObject({ code: '00000' })
    expect(await asJudge.run(userList.disable, id, { ...terms(), expiresAt: null })).toMatchObject({
      code: '00000',
    })
    expect(await statusOf(id)).toMatchObject({ state: 'disabled', disabledUntil: null })
  })

  it('shuts protected users out only for holders of the right, by whichever command', async () => {
    const { id } = await app.make(user, { kind: 'official' })
    expect(await asClerk.refused(userList.disable, id, terms())).toMatchObject({ code: 'B01' })
    expect(await asClerk.refused(userList.ban, id, { scope: 'login', ...terms() })).toMatchObject({ code: 'B01' })
    expect(await statusOf(id)).toMatchObject({ state: 'normal' })
    const codes = ['UserManage:userList', ...clerkCodes, 'UserManage:userList.disableProtected']
    expect(await app.as(await app.staff(codes)).run(userList.disable, id, terms())).toMatchObject({
      code: '00000',
    })
  })

  it('extends the ban in force when banning again, keeps both reasons, and counts strikes', async () => {
    const { id } = await app.make(user)
    const until = inDays(30)
    await asClerk.run(userList.ban, id, { scope: 'comment', ...terms() })
    await asClerk.run(userList.ban, id, { scope: 'comment', ...terms(), reason: 'insults', expiresAt: until })
    expect(await entriesOf(id)).toMatchObject([
      { state: 'active', strike: 1, expiresAt: until, reason: 'insults / advertising in comments' },
    ])
    await asClerk.run(userList.liftBan, id, { scope: 'comment', reason: 'served' })
    expect(await statusOf(id)).toEqual({ state: 'normal', disabledUntil: null, bans: [] })
    await asClerk.run(userList.ban, id, { scope: 'comment', ...terms() })
    expect(await entriesOf(id)).toMatchObject([{ state: 'lifted' }, { state: 'active', strike: 2 }])
  })

  it('keeps login bans and the disabled state together', async () => {
    const { id } = await app.make(user)
    await asClerk.run(userList.ban, id, { scope: 'login', ...terms() })
    await asClerk.run(userList.ban, id, { scope: 'comment', ...terms() })
    expect(await records().where(user, { id })).toMatchObject([{ state: 'disabled', activeBans: 2 }])
    await asClerk.run(userList.restore, id, { reason: 'served' })
    expect(await records().where(user, { id })).toMatchObject([{ state: 'normal', activeBans: 1 }])
  })

  it('lifts itself when it ends: by the clock at once, in the records when the sweeper comes by', async () => {
    const { id } = await app.make(user)
    await asClerk.run(userList.disable, id, { ...terms(), expiresAt: new Date(Date.now() + 300).toISOString() })
    expect(await statusOf(id)).toMatchObject({ state: 'disabled' })
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(await statusOf(id)).toEqual({ state: 'normal', disabledUntil: null, bans: [] })
    expect(await records().where(user, { id })).toMatchObject([{ state: 'disabled' }])
    expect(await expireBans(app.services, new Date())).toBe(1)
    expect(await records().where(user, { id })).toMatchObject([{ state: 'normal', activeBans: 0, disabledUntil: null }])
    expect(await entriesOf(id)).toMatchObject([{ state: 'expired', liftedBy: null }])
    const audits = await records().where(auditEntry, { recordId: String(id), kind: 'system' })
    expect(audits).toMatchObject([{ account: null, code: 'user.expireBans', result: 'ok' }])
    expect(await expireBans(app.services, new Date())).toBe(0)
  })

  it('is taken back by its author alone, and once', async () => {
    const { id } = await app.make(user)
    const { data } = await asClerk.run(userList.disable, id, terms())
    expect(await asAdmin.undo(data.auditIds)).toMatchObject({ code: 'B01' })
    expect(await asClerk.undo(data.auditIds)).toMatchObject({ code: '00000' })
    expect(await statusOf(id)).toMatchObject({ state: 'normal' })
    expect(await asClerk.undo(data.auditIds)).toMatchObject({ code: 'B01' })
  })

  it('gives a lifted ban its former end back when the lifting is taken back', async () => {
    const { id } = await app.make(user)
    const given = terms()
    await asClerk.run(userList.disable, id, given)
    const { data } = await asClerk.run(userList.restore, id, { reason: 'by mistake' })
    await asClerk.undo(data.auditIds)
    expect(await statusOf(id)).toMatchObject({ state: 'disabled', disabledUntil: given.expiresAt })
  })

  it('is not taken back after the record has moved on: the difference is told', async () => {
    const { id } = await app.make(user)
    const { data } = await asClerk.run(userList.disable, id, terms())
    await asAdmin.run(userList.restore, id, { reason: 'appeal by phone' })
    expect(await asClerk.undo(data.auditIds)).toMatchObject({
      code: 'B01',
      data: { moved: expect.arrayContaining([expect.objectContaining({ entity: 'user', field: 'state' })]) as unknown },
    })
    expect(await statusOf(id)).toMatchObject({ state: 'normal' })
  })

  it('is not taken back a day later', async () => {
    const { id } = await app.make(user)
    const { data } = await asClerk.run(userList.disable, id, terms())
    await app.db
      .updateTable('audit_entry')
      .set({ at: inDays(-1.1) })
      .where('id', '=', Number(data.auditIds[0]))
      .execute()
    expect(await asClerk.undo(data.auditIds)).toMatchObject({ code: 'B01' })
  })

  it('writes nothing when one of many fails', async () => {
    const { id } = await app.make(user)
    expect(await asClerk.refused(userList.disable, [id, 987_654_321], terms())).toMatchObject({ code: 'A0404' })
    expect(await statusOf(id)).toMatchObject({ state: 'normal' })
    expect(await entriesOf(id)).toEqual([])
  })
})
