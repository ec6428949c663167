import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import auditEntry from '../../../src/entities/staff-manage/audit-entry'
import blacklistEntry from '../../../src/entities/user-manage/blacklist-entry'
import user from '../../../src/entities/user-manage/user'
import { Records } from '../../../src/server/db/records'
import { expireBans } from '../../../src/server/domain/users/expire-bans'
import { startTestApp, type Caller, type Staff, type TestApp } from '../../support/test-app'

interface Run {
  readonly done: readonly number[]
  readonly skipped: readonly { readonly id: number }[]
  readonly auditIds: readonly number[]
  readonly jobId?: number
}

const disableUrl = '/user/backend/monitor/account/disabled'
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const terms = () => ({ reasonCode: 'spam', reason: 'advertising in comments', expiresAt: inDays(7) })
const disable = { command: 'user-manage.user-list.disable' }
const restore = { command: 'user-manage.user-list.restore' }
const ban = { command: 'user-manage.user-list.ban' }
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
    const tried = await asClerk.post(disableUrl, { id, ...given, dryRun: true }, disable)
    expect(tried).toMatchObject({ data: { total: 1, called: 'Ada Lovelace' } })
    expect(await asClerk.post(disableUrl, { id, ...given, notifyUser: false }, disable)).toMatchObject({
      code: '00000',
      data: { done: [id], skipped: [], called: 'Ada Lovelace' },
    })
    expect(await statusOf(id)).toEqual({
      state: 'disabled',
      disabledUntil: given.expiresAt,
      bans: [{ scope: 'login', until: given.expiresAt }],
    })
    expect(await entriesOf(id)).toMatchObject([{ scope: 'login', strike: 1, notifyUser: false, createdBy: clerk.id }])
    expect(await asClerk.post(disableUrl, { id, reason: 'by mistake' }, restore)).toMatchObject({ code: '00000' })
    expect(await statusOf(id)).toEqual({ state: 'normal', disabledUntil: null, bans: [] })
    expect(await entriesOf(id)).toMatchObject([{ state: 'lifted', liftReason: 'by mistake', liftedBy: clerk.id }])
  })

  it('signs a disabled user out and counts their bans', async () => {
    const { id } = await app.make(user)
    await asClerk.post(disableUrl, { id, ...terms() }, disable)
    const [row] = await records().where(user, { id })
    expect(row).toMatchObject({ state: 'disabled', activeBans: 1 })
    expect(Date.parse(row?.signedOutAt ?? '')).toBeGreaterThan(Date.now() - 10_000)
  })

  it('takes a plain call without the name of a command, told apart by its status', async () => {
    const { id } = await app.make(user)
    expect(await asClerk.post(disableUrl, { id, status: 'disabled', ...terms() })).toMatchObject({ code: '00000' })
    expect(await statusOf(id)).toMatchObject({ state: 'disabled' })
    expect(await asClerk.post(disableUrl, { id, status: 'normal', reason: 'asked' })).toMatchObject({ code: '00000' })
    expect(await statusOf(id)).toMatchObject({ state: 'normal' })
  })

  it('bans many at once, an audit entry each, and says which could not be', async () => {
    const free = [await app.make(user), await app.make(user)].map(({ id }) => id)
    const gone = await app.make(user, { state: 'deleted' })
    const { data } = await asClerk.post<Run>(disableUrl, { ids: [...free, gone.id], ...terms() }, disable)
    expect(data).toMatchObject({ done: free, skipped: [{ id: gone.id }] })
    const audits = await records().where(auditEntry, { id: [...data.auditIds] })
    expect(audits.map(({ recordId, reason }) => [recordId, reason])).toEqual(
      free.map((id) => [String(id), 'advertising in comments']),
    )
  })

  it('says beforehand how many can be disabled, and does nothing', async () => {
    const one = await app.make(user)
    const gone = await app.make(user, { state: 'deleted' })
    const body = { ids: [one.id, gone.id], ...terms(), dryRun: true }
    expect(await asClerk.post(disableUrl, body, disable)).toMatchObject({ data: { total: 2, eligible: 1 } })
    expect(await statusOf(one.id)).toMatchObject({ state: 'normal' })
  })

  it('bans all that match a filter as one job', async () => {
    const names = await Promise.all([1, 2, 3].map((n) => app.make(user, { nickname: `Flood ${n}` })))
    const query = { filters: { nickname: { contains: 'Flood' } }, page: 'user-manage.user-list' }
    const { data } = await asClerk.post<Run>(disableUrl, { query, ...terms() }, disable)
    expect(data.jobId).toBeGreaterThan(0)
    expect(await app.jobs.settled()).toMatchObject([{ status: 'done' }, { status: 'done' }, { status: 'done' }])
    expect(await Promise.all(names.map(({ id }) => statusOf(id)))).toMatchObject(
      names.map(() => ({ state: 'disabled' })),
    )
  })

  it('asks for a reason', async () => {
    const { id } = await app.make(user)
    const { reason: _reason, ...rest } = terms()
    expect(await asClerk.post(disableUrl, { id, ...rest }, disable)).toMatchObject({
      code: 'A0400',
      data: { field: 'reason' },
    })
    expect(await asClerk.post(disableUrl, { id, ...rest, reason: '  ' }, disable)).toMatchObject({ code: 'A0400' })
  })

  it('refuses an end that is past, an unknown scope, an unknown field and a user who is not there', async () => {
    const { id } = await app.make(user)
    const past = { id, ...terms(), expiresAt: inDays(-1) }
    expect(await asClerk.post(disableUrl, past, disable)).toMatchObject({ code: 'A0400', data: { field: 'expiresAt' } })
    expect(await asClerk.post('/user/backend/blacklist/save', { id, scope: 'all', ...terms() }, ban)).toMatchObject({
      code: 'A0400',
      data: { field: 'scope' },
    })
    expect(await asClerk.post(disableUrl, { id, ...terms(), length: 3 }, disable)).toMatchObject({
      code: 'A0400',
      data: { field: 'length' },
    })
    expect(await asClerk.post(disableUrl, { id: 987_654_321, ...terms() }, disable)).toMatchObject({ code: 'A0404' })
    expect(await entriesOf(id)).toEqual([])
  })

  it('lets only holders of the right ban, ban for good, or ban from payment', async () => {
    const { id } = await app.make(user)
    const asNobody = app.as(await app.staff(['UserManage:userList']))
    expect(await asNobody.post(disableUrl, { id, ...terms() }, disable)).toMatchObject({
      code: 'A0301',
      data: { code: 'UserManage:userList.disable' },
    })
    const permanent = { code: 'A0301', data: { code: 'UserManage:userBlackList.permanent' } }
    expect(await asClerk.post(disableUrl, { id, ...terms(), expiresAt: null }, disable)).toMatchObject(permanent)
    const payment = { id, scope: 'payment', ...terms() }
    expect(await asClerk.post('/user/backend/blacklist/save', payment, ban)).toMatchObject(permanent)
    const asJudge = app.as(
      await app.staff(['UserManage:userList', ...clerkCodes, 'UserManage:userBlackList.permanent']),
    )
    expect(await asJudge.post('/user/backend/blacklist/save', payment, ban)).toMatchObject({ code: '00000' })
    expect(await asJudge.post(disableUrl, { id, ...terms(), expiresAt: null }, disable)).toMatchObject({
      code: '00000',
    })
    expect(await statusOf(id)).toMatchObject({ state: 'disabled', disabledUntil: null })
  })

  it('shuts protected users out only for holders of the right, by whichever command', async () => {
    const { id } = await app.make(user, { kind: 'official' })
    expect(await asClerk.post(disableUrl, { id, ...terms() }, disable)).toMatchObject({ code: 'B01' })
    const login = { id, scope: 'login', ...terms() }
    expect(await asClerk.post('/user/backend/blacklist/save', login, ban)).toMatchObject({ code: 'B01' })
    expect(await statusOf(id)).toMatchObject({ state: 'normal' })
    const codes = ['UserManage:userList', ...clerkCodes, 'UserManage:userList.disableProtected']
    expect(await app.as(await app.staff(codes)).post(disableUrl, { id, ...terms() }, disable)).toMatchObject({
      code: '00000',
    })
  })

  it('extends the ban in force when banning again, keeps both reasons, and counts strikes', async () => {
    const { id } = await app.make(user)
    const url = '/user/backend/blacklist/save'
    const until = inDays(30)
    await asClerk.post(url, { id, scope: 'comment', ...terms() }, ban)
    await asClerk.post(url, { id, scope: 'comment', ...terms(), reason: 'insults', expiresAt: until }, ban)
    expect(await entriesOf(id)).toMatchObject([
      { state: 'active', strike: 1, expiresAt: until, reason: 'insults / advertising in comments' },
    ])
    const lift = { command: 'user-manage.user-list.liftBan' }
    await asClerk.post(`/user/backend/blacklist/delete/${id}`, { scope: 'comment', reason: 'served' }, lift)
    expect(await statusOf(id)).toEqual({ state: 'normal', disabledUntil: null, bans: [] })
    await asClerk.post(url, { id, scope: 'comment', ...terms() }, ban)
    expect(await entriesOf(id)).toMatchObject([{ state: 'lifted' }, { state: 'active', strike: 2 }])
  })

  it('keeps login bans and the disabled state together', async () => {
    const { id } = await app.make(user)
    await asClerk.post('/user/backend/blacklist/save', { id, scope: 'login', ...terms() }, ban)
    await asClerk.post('/user/backend/blacklist/save', { id, scope: 'comment', ...terms() }, ban)
    expect(await records().where(user, { id })).toMatchObject([{ state: 'disabled', activeBans: 2 }])
    await asClerk.post(disableUrl, { id, reason: 'served' }, restore)
    expect(await records().where(user, { id })).toMatchObject([{ state: 'normal', activeBans: 1 }])
  })

  it('lifts itself when it ends: by the clock at once, in the records when the sweeper comes by', async () => {
    const { id } = await app.make(user)
    await asClerk.post(disableUrl, { id, ...terms(), expiresAt: new Date(Date.now() + 300).toISOString() }, disable)
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
    const { data } = await asClerk.post<Run>(disableUrl, { id, ...terms() }, disable)
    const undo = { ids: data.auditIds }
    expect(await asAdmin.post('/auth/backend/auditEntry/undo', undo)).toMatchObject({ code: 'B01' })
    expect(await asClerk.post('/auth/backend/auditEntry/undo', undo)).toMatchObject({ code: '00000' })
    expect(await statusOf(id)).toMatchObject({ state: 'normal' })
    expect(await asClerk.post('/auth/backend/auditEntry/undo', undo)).toMatchObject({ code: 'B01' })
  })

  it('gives a lifted ban its former end back when the lifting is taken back', async () => {
    const { id } = await app.make(user)
    const given = terms()
    await asClerk.post(disableUrl, { id, ...given }, disable)
    const { data } = await asClerk.post<Run>(disableUrl, { id, reason: 'by mistake' }, restore)
    await asClerk.post('/auth/backend/auditEntry/undo', { ids: data.auditIds })
    expect(await statusOf(id)).toMatchObject({ state: 'disabled', disabledUntil: given.expiresAt })
  })

  it('is not taken back after the record has moved on: the difference is told', async () => {
    const { id } = await app.make(user)
    const { data } = await asClerk.post<Run>(disableUrl, { id, ...terms() }, disable)
    await asAdmin.post(disableUrl, { id, reason: 'appeal by phone' }, restore)
    expect(await asClerk.post('/auth/backend/auditEntry/undo', { ids: data.auditIds })).toMatchObject({
      code: 'B01',
      data: { moved: expect.arrayContaining([expect.objectContaining({ entity: 'user', field: 'state' })]) as unknown },
    })
    expect(await statusOf(id)).toMatchObject({ state: 'normal' })
  })

  it('is not taken back a day later', async () => {
    const { id } = await app.make(user)
    const { data } = await asClerk.post<Run>(disableUrl, { id, ...terms() }, disable)
    await app.db
      .updateTable('audit_entry')
      .set({ at: inDays(-1.1) })
      .where('id', '=', Number(data.auditIds[0]))
      .execute()
    expect(await asClerk.post('/auth/backend/auditEntry/undo', { ids: data.auditIds })).toMatchObject({ code: 'B01' })
  })

  it('writes nothing when one of many fails', async () => {
    const { id } = await app.make(user)
    const body = { ids: [id, 987_654_321], ...terms() }
    expect(await asClerk.post(disableUrl, body, disable)).toMatchObject({ code: 'A0404' })
    expect(await statusOf(id)).toMatchObject({ state: 'normal' })
    expect(await entriesOf(id)).toEqual([])
  })
})
